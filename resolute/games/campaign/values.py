"""What each option is worth to the party that decides: votes, the chance to carry a state, and the score.

Everything is worked out from what the party may know (see `projection`): "if it ended now", before and after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property

from msgspec.structs import replace

from resolute.engine.frames import Option, Seat
from resolute.engine.option_values import (
    NO_VALUE,
    Amount,
    ChanceValue,
    DecisionDetails,
    DiceMeaning,
    GroupHeading,
    OptionValue,
)
from resolute.engine.pieces import changed
from resolute.engine.table import Decision, Table
from resolute.games.campaign.content.addresses import STATE_AT
from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import Party
from resolute.games.campaign.content.charts import funds_raised
from resolute.games.campaign.content.lookups import ELECTORS, HOME_STATE, LETTER, LIMIT, NATION, STATE_ON, votes_in
from resolute.games.campaign.content.states import STATES
from resolute.games.campaign.debating import debate_chances, hit_chance
from resolute.games.campaign.projection import Knowledge, Spread, knowledge_of, republican_chance, spreads_of
from resolute.games.campaign.rules import (
    absentee,
    advertising,
    campaigning,
    debate,
    desk,
    fortunes,
    fund_raising,
    headquarters,
    rumors,
)
from resolute.games.campaign.rules.ballots import has_room, states_of
from resolute.games.campaign.rules.rumors import hand_places
from resolute.games.campaign.rules.tally import additional_votes, edges_for
from resolute.games.campaign.state import Campaign, Side
from resolute.games.campaign.values_small import DECLINED, NOMINATION
from resolute.games.campaign.words import values as words
from resolute.games.campaign.words.ballots import in_millions

_TWO_DICE = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
_NUMBERS = tuple(
    Counter(
        tuple(dict.fromkeys((min(first, second), max(first, second), first + second))) for first, second in _TWO_DICE
    ).items()
)
"""The dice numbers that two dice can open, with how many of the 36 rolls open them."""
_STATE = {at: state for state, at in enumerate(STATE_AT)}


def campaign_details(t: Table[Campaign], decision: Decision) -> DecisionDetails:
    """The value of every option of a question."""
    valuation = Valuation(t, decision.actor)
    values = tuple(valuation.value(option) for option in decision.options)
    columns: tuple[str, ...] = ()
    if any(value.kind for value in values):
        columns = (words.VOTES, words.TO_CARRY, words.SCORE) if valuation.electoral else (words.VOTES, words.LEAD)
    return DecisionDetails(
        values,
        tuple(valuation.headings(decision)),
        columns,
        note=valuation.note(decision),
        dice=tuple(valuation.dice(decision)),
    )


class Valuation:
    """A question as the party sees it that is to decide."""

    def __init__(self, t: Table[Campaign], seat: Seat) -> None:
        self.t = t
        self.s = t.state
        self.seat = seat
        self.player = self.s.players[seat]
        self.party = self.player.party
        self.electoral = t.options["tally"] == "electoral"
        self._chances: dict[tuple[int, int], float] = {}

    def value(self, option: Option) -> OptionValue:
        """The value of one option, by what it does."""
        find = _BY_STEP.get(option.frame.step.name)
        if find is not None:
            return find(self, *option.frame.args)
        kind, _, key = option.at.partition(":")
        if kind != "candidate":
            return NO_VALUE
        played = {name: bool(self.t.options[name]) for name in ("advertising", "fund_raising", "debate")}
        return OptionValue(effect=words.candidate(int(key), **played))

    # What is known of the states

    @cached_property
    def _box(self) -> tuple[Knowledge, dict[tuple[int, int], Spread]]:
        known = knowledge_of(self.s, self.party, electoral=True)
        return known, spreads_of(known)

    def chance(self, state: int, more: int = 0) -> float:
        """How likely the own party carries a state with so many more votes, if it ended now."""
        chance = self._chances.get((state, more))
        if chance is None:
            republican = self.party == Party.REPUBLICAN
            red = republican_chance(*self._box, state, more if republican else -more)
            red = min(1.0, max(0.0, red))
            chance = self._chances[state, more] = red if republican else 1 - red
        return chance

    def gain(self, state: int, votes: int, *, already: int = 0) -> float:
        """What so many votes more bring: electoral votes to be expected, or votes where those decide."""
        if not self.electoral:
            return float(votes)
        return ELECTORS[state] * (self.chance(state, already + votes) - self.chance(state, already))

    def lead_gain(self, card: int, state: int, recorded: bool) -> int:
        """Popular votes: the ballot itself, and the votes for the most states if its mark turns them over."""
        votes = votes_in(card, state)
        side = self.s.sides[self.party]
        if not recorded or side.record[state] or HOME_STATE[card]:
            return votes
        marked = replace(side, record=changed(side.record, state, LETTER[card]))
        sides = [marked if party == self.party else one for party, one in enumerate(self.s.sides)]
        after = _added_lead(replace(self.s, sides=sides), self.party)
        return votes + after - _added_lead(self.s, self.party)

    # Ballots

    def cast(self, card: int, state: int, *, recorded: bool = True, effect: str = "") -> OptionValue:
        """A ballot that is cast in a state."""
        votes = votes_in(card, state)
        gains = [Amount(votes, "votes", in_millions(votes), words.VOTES)]
        chance = None
        if self.electoral:
            gained = self.gain(state, votes)
            gains.append(Amount(round(gained, 2), "electors", words.score(round(gained)), words.SCORE))
            chance = ChanceValue(self.chance(state, votes), self.chance(state), words.TO_CARRY)
        else:
            lead = self.lead_gain(card, state, recorded)
            gains.append(Amount(lead, "lead", words.lead(lead), words.LEAD))
        parts = [words.counts_for(card, self.party), effect]
        return OptionValue(
            effect=" · ".join(part for part in parts if part),
            short=words.ballot(card),
            kind=BALLOTS[card].office.key,
            kind_name=BALLOTS[card].office.label,
            gains=tuple(gains),
            chance=chance,
            note=self.next_best(card, state),
            group=STATES[state].name,
        )

    def next_best(self, card: int, state: int) -> str:
        """Where else the ballot could be used, and what it would bring there."""
        others = [one for one in STATE_ON[card] if one >= 0 and one != state and has_room(self.side, one)]
        if HOME_STATE[card] or not others:
            return ""
        best = max(others, key=lambda one: (self.gain(one, votes_in(card, one)), votes_in(card, one)))
        return words.other_use(best, votes_in(card, best))

    @property
    def side(self) -> Side:
        """The tally board of the own party."""
        return self.s.sides[self.party]

    def castable(self, regions: Iterable[int], reached: tuple[int, ...]) -> list[tuple[int, int]]:
        """The ballots in hand that could be cast if these states were reached, with the state of each."""
        found = [
            (card, state)
            for region in regions
            for card in self.player.hand
            if (state := STATE_ON[card][region]) in reached
            and (state == self.player.rumor or len(self.side.record[state]) < LIMIT[state])
        ]
        homes = [home for home in self.player.homes if home in reached]
        return found + [(card, home) for home in homes for card in self.player.hand if HOME_STATE[card]]

    def best_of(self, ballots: list[tuple[int, int]]) -> float:
        """What these ballots bring together: each once, the best first, no more than a state has room for."""
        left = {state: LIMIT[state] - len(self.side.record[state]) for _, state in ballots}
        cast: dict[int, int] = {}
        used: set[int] = set()
        total = 0.0
        for card, state in sorted(ballots, key=lambda one: -self.gain(one[1], votes_in(*one))):
            free = HOME_STATE[card] or state == self.player.rumor
            if card in used or not (free or left[state] > 0):
                continue
            votes = votes_in(card, state)
            gained = self.gain(state, votes, already=cast.get(state, 0))
            if gained < 0:
                continue
            total += gained
            used.add(card)
            cast[state] = cast.get(state, 0) + votes
            left[state] -= not free
        return total

    def average(self, total: float, label: str) -> Amount:
        """A gain that depends on the dice, as it comes out on average."""
        if self.electoral:
            return Amount(round(total, 2), "electors", words.score(round(total)), label)
        return Amount(round(total, 2), "votes", words.lead(round(total)), label)

    def region(self, regions: tuple[int, ...]) -> OptionValue:
        """A region before the roll: how likely a ballot can be cast, and what the hand brings there on average."""
        ballots = self.castable(regions, tuple(NATION))
        by_state: dict[int, list[tuple[int, int]]] = {}
        for card, state in ballots:
            by_state.setdefault(state, []).append((card, state))
        # Within one region a ballot is for one state, so that states do not compete for ballots.
        worth = {state: self.best_of(some) for state, some in by_state.items()} if len(regions) == 1 else {}
        casts, total = 0, 0.0
        for numbers, ways in _NUMBERS:
            reached = [state for state in campaigning.reached_by(regions, numbers) if state in by_state]
            if reached:
                casts += ways
                some = [ballot for state in reached for ballot in by_state[state]]
                total += ways * (sum(worth[state] for state in reached) if worth else self.best_of(some))
        return OptionValue(
            effect=words.ballots_for(len({card for card, _ in ballots}), len(by_state)),
            chance=ChanceValue(casts / len(_TWO_DICE), label=words.TO_CAST),
            gains=(self.average(total / len(_TWO_DICE), words.ON_AVERAGE),),
            opens=tuple(STATE_AT[state] for state in sorted(by_state)),
        )

    # Above the options

    def headings(self, decision: Decision) -> Iterator[GroupHeading]:
        """For each state under which options stand: its dice number, its electors and who holds what there."""
        there = dict.fromkeys(
            (STATES[_STATE[option.at]].name, option.at)
            for option in decision.options
            if option.piece and option.at in _STATE
        )
        rolled = decision.name == campaigning.cast_ballots.name
        if not rolled and self.electoral:
            # Many states at once: first where a ballot does most.
            worth = self._worth(decision)
            there = dict.fromkeys(sorted(there, key=lambda one: -worth[one[1]]))
        for title, at in there:
            state = _STATE[at]
            side, other = self.s.sides[self.party], self.s.sides[1 - self.party]
            yield GroupHeading(
                title,
                at,
                number=STATES[state].number if rolled and state in self.s.reached else None,
                worth=str(ELECTORS[state]) if self.electoral else "",
                used=len(side.record[state]) + side.absentee[state],
                of=LIMIT[state],
                note=self._held(state, len(other.record[state])),
            )

    def _worth(self, decision: Decision) -> dict[str, float]:
        """The most electoral votes to be expected that one ballot brings in each state."""
        worth: dict[str, float] = {}
        for option in decision.options:
            if option.piece and option.at in _STATE:
                card, state = int(option.piece.partition(":")[2]), _STATE[option.at]
                worth[option.at] = max(worth.get(option.at, -1.0), self.gain(state, votes_in(card, state)))
        return worth

    def _held(self, state: int, theirs: int) -> str:
        said = words.they_hold(theirs)
        # The built-in edge decides only where the votes may come out equal.
        if self.electoral and (theirs or self.side.votes[state]) and 0 < self.chance(state) < 1:
            return f"{said} · {words.tie_goes(edges_for(self.s.incumbent)[state])}"
        return said

    def dice(self, decision: Decision) -> Iterator[DiceMeaning]:
        """Which state each die and their total have opened; in the home stretch there is one in either region."""
        if decision.name not in (campaigning.cast_ballots.name, campaigning.choose_activity.name):
            return
        first, second = self.s.dice
        made = {first: (first,), second: (second,), first + second: (first, second)}
        for number, faces in made.items():
            for state in self.s.reached:
                if STATES[state].number == number:
                    yield DiceMeaning(faces, number, STATES[state].name, STATE_AT[state])

    def note(self, decision: Decision) -> str:
        """What has to be known beside the question."""
        s = self.s
        if s.debate is not None and decision.name == debate.risk_in_region.name:
            risked = sum(1 for side, _, _ in s.debate.risked if side == self.party)
            must = debate.least_risk(s, s.debate, self.seat)
            return words.risk_note(must, risked, self.seat == s.debate.challenger)
        return ""


def _added_lead(s: Campaign, party: int) -> int:
    return sum(row[party] - row[1 - party] for row in additional_votes(s))


# By what an option does


def _cast(valuation: Valuation, card: int, state: int) -> OptionValue:
    unmarked = state == valuation.player.rumor or HOME_STATE[card]
    return valuation.cast(card, state, recorded=not unmarked, effect=words.UNMARKED if unmarked else "")


def _cast_by(valuation: Valuation, seat: Seat, card: int, state: int, *rest: object) -> OptionValue:
    return _cast(valuation, card, state)


def _cast_at_home(valuation: Valuation, seat: Seat, card: int) -> OptionValue:
    return _cast(valuation, card, valuation.s.home)


def _cast_handed(valuation: Valuation, seat: Seat, state: int) -> OptionValue:
    return valuation.cast(valuation.s.desk[0], state, recorded=False, effect=words.UNMARKED)


def _cast_absentee(valuation: Valuation, seat: Seat, card: int, state: int) -> OptionValue:
    return valuation.cast(card, state, recorded=False)


def _advertised(valuation: Valuation, seat: Seat, card: int, state: int) -> OptionValue:
    cost = 0 if state in valuation.s.bought else STATES[state].advertising
    return replace(_cast(valuation, card, state), price=Amount(cost, "dollars", words.price(cost)))


def _risk(valuation: Valuation, seat: Seat, region: int, card: int) -> OptionValue:
    return valuation.cast(card, STATE_ON[card][region], recorded=False)


def _at_risk(valuation: Valuation, seat: Seat, recorded: bool) -> OptionValue:
    return OptionValue(effect=words.MARKED if recorded else words.SECRET)


def _hand_over(valuation: Valuation, seat: Seat, card: int, left: int) -> OptionValue:
    """A ballot for the other side: what it costs at worst."""
    other = valuation.s.players[valuation.s.opponent(seat)]
    worst, where = 0.0, -1
    for state in states_of(card, other.homes):
        loss = -valuation.gain(state, -votes_in(card, state)) if valuation.electoral else float(votes_in(card, state))
        if where < 0 or loss > worst:
            worst, where = loss, state
    if where < 0:
        return NO_VALUE
    return OptionValue(
        effect=words.for_them(where, votes_in(card, where)), gains=(valuation.average(-worst, words.THEIR_BEST),)
    )


def _lose(valuation: Valuation, seat: Seat, card: int, left: int) -> OptionValue:
    """A ballot that is lost: what it would have brought."""
    places = hand_places(valuation.s, valuation.player, card, NATION)
    if not places:
        return NO_VALUE
    worth = max(valuation.gain(state, votes_in(card, state)) for state in places)
    return OptionValue(gains=(valuation.average(-worth, words.SCORE if valuation.electoral else words.LEAD),))


def _campaign_in(valuation: Valuation, regions: tuple[int, ...]) -> OptionValue:
    return valuation.region(regions)


def _go_campaigning(valuation: Valuation) -> OptionValue:
    ballots = valuation.castable(valuation.s.regions, valuation.s.reached)
    return OptionValue(
        effect=words.can_be_cast(len({card for card, _ in ballots})),
        gains=(valuation.average(valuation.best_of(ballots), words.SCORE if valuation.electoral else words.LEAD),),
        opens=tuple(STATE_AT[state] for state in dict.fromkeys(state for _, state in ballots)),
    )


def _headquarters(valuation: Valuation, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.HEADQUARTERS)


def _home(valuation: Valuation, seat: Seat, home: int) -> OptionValue:
    ballots = [
        (card, home) for card in valuation.player.hand if hand_places(valuation.s, valuation.player, card, (home,))
    ]
    gains = (
        (valuation.average(valuation.best_of(ballots), words.SCORE if valuation.electoral else words.LEAD),)
        if ballots
        else ()
    )
    return OptionValue(effect=words.at_home(len(ballots)), gains=gains)


def _advertise(valuation: Valuation, seat: Seat, region: int) -> OptionValue:
    seen = min(valuation.player.best("advertising"), len(valuation.s.undecided.cards))
    return OptionValue(effect=words.advertising(seen, valuation.s.side_of(seat).funds))


def _challenge(valuation: Valuation, seat: Seat) -> OptionValue:
    return OptionValue(effect=words.CHALLENGE)


def _open_debate(valuation: Valuation, seat: Seat, office: int) -> OptionValue:
    mine, other = valuation.s.running_for(valuation.party, office), valuation.s.running_for(1 - valuation.party, office)
    won, level, _ = debate_chances(hit_chance(mine.rating), 1, hit_chance(other.rating), 1)
    return OptionValue(chance=ChanceValue(won, label=words.TO_WIN), note=words.still_open(round(100 * level)))


def _issue(valuation: Valuation, issue: str) -> OptionValue:
    assert valuation.s.debate is not None
    mine, other = debate.debaters(valuation.s, valuation.s.debate)
    rolls = [2 if issue in who.issues else 1 for who in (mine, other)]
    won, level, _ = debate_chances(hit_chance(mine.rating), rolls[0], hit_chance(other.rating), rolls[1])
    return OptionValue(chance=ChanceValue(won, label=words.TO_WIN), note=words.still_open(round(100 * level)))


def _raised_in(valuation: Valuation, state: int) -> float:
    return _mean_funds(ELECTORS[state], valuation.player.best("fund_raising"))


@cache
def _mean_funds(electors: int, rating: int) -> float:
    return sum(funds_raised(electors, sum(dice), rating) for dice in _TWO_DICE) / len(_TWO_DICE)


def _rally(valuation: Valuation, state: int) -> OptionValue:
    mean = _raised_in(valuation, state)
    return OptionValue(gains=(Amount(round(mean, 2), "dollars", words.millions(mean), words.RAISED),))


def _raise_funds(valuation: Valuation, region: int) -> OptionValue:
    raised = valuation.s.side_of(valuation.seat).raised
    total = 0.0
    for numbers, ways in _NUMBERS:
        states = [state for state in campaigning.reached_by((region,), numbers) if state not in raised]
        total += ways * max((_raised_in(valuation, state) for state in states), default=0.0)
    mean = total / len(_TWO_DICE)
    return OptionValue(gains=(Amount(round(mean, 2), "dollars", words.millions(mean), words.RAISED),))


def _turn_ends(valuation: Valuation) -> OptionValue:
    return OptionValue(effect=words.TURN_ENDS)


def _leave_home(valuation: Valuation) -> OptionValue:
    return OptionValue(effect=words.DRAW_NOW)


_BY_STEP: Mapping[str, Callable[..., OptionValue]] = {
    **DECLINED,
    **NOMINATION,
    campaigning.cast.name: _cast,
    campaigning.campaign_in.name: _campaign_in,
    campaigning.go_campaigning.name: _go_campaigning,
    campaigning.stop_casting.name: _turn_ends,
    desk.cast_desk_ballot.name: _cast_by,
    fortunes.cast_road_ballot.name: _cast_by,
    fortunes.lose_ballot.name: _lose,
    advertising.cast_advertised_ballot.name: _advertised,
    advertising.advertise.name: _advertise,
    headquarters.cast_home_ballot.name: _cast_at_home,
    headquarters.go_to_headquarters.name: _headquarters,
    headquarters.arrive_at_headquarters.name: _home,
    headquarters.leave_home.name: _leave_home,
    rumors.cast_handed.name: _cast_handed,
    rumors.hand_over.name: _hand_over,
    absentee.cast_absentee_in.name: _cast_absentee,
    debate.challenge.name: _challenge,
    debate.open_debate.name: _open_debate,
    debate.name_issue.name: _issue,
    debate.risk.name: _risk,
    debate.cast_at_risk.name: _at_risk,
    fund_raising.raise_funds.name: _raise_funds,
    fund_raising.hold_rally.name: _rally,
}
