"""What lies ahead, from what everybody can see: the evaluation so far, the legacy, how close each loss is, the votes,
what is left in the cup and the decks."""

from __future__ import annotations

from functools import lru_cache

from resolute.engine.charts import totals
from resolute.engine.rolling import Bands
from resolute.engine.table import D6, Table
from resolute.engine.views import Face, Fact, Facts, Marker, Tracks, Zone
from resolute.engine.words import signed
from resolute.games.presidency.content.chits import CHITS
from resolute.games.presidency.content.endings import LOSSES
from resolute.games.presidency.content.legacy import NOT_NOMINATED, rank_for
from resolute.games.presidency.content.places import CAPABILITY_HIGH, CAPABILITY_LOW, PEERS, WORLD, Capability
from resolute.games.presidency.content.printed import APPROVAL_LEGACY
from resolute.games.presidency.dangers import Danger, dangers
from resolute.games.presidency.operations.docket import BOX_MODIFIER, BOX_NAMES
from resolute.games.presidency.rolls import NEW_PLAYER
from resolute.games.presidency.rules.elections import NOMINATED
from resolute.games.presidency.rules.votes import PASSES
from resolute.games.presidency.state import Presidency
from resolute.games.presidency.words import view_outlook as said
from resolute.games.presidency.words.small import upper


def evaluation(t: Table[Presidency]) -> Tracks:
    """The evaluation if the year were judged now, part by part, and the totals at which something changes; in a
    historical start, which has no evaluation, the parts alone."""
    s = t.state
    parts = zip(said.PARTS, s.performance_parts, strict=True)
    markers = [Marker("evaluation", said.TOGETHER if s.scenario.key else said.EVALUATION, s.performance)]
    markers += [Marker(f"evaluation:{key}", said.PARTS[key], figure) for key, figure in parts]
    if s.scenario.key:
        return Tracks(said.NOT_JUDGED, tuple(markers))
    bands = t.game.book.at("chart/evaluation")
    assert isinstance(bands, Bands)
    for place, row in enumerate(bands.rows):
        note = upper(row.effect.say().sentence())
        markers.append(Marker(f"band:{place}", row.name, max(row.low, 0), max(row.low, 0), row.high, note))
    return Tracks(said.IF_JUDGED_NOW, tuple(markers))


def last_year(s: Presidency) -> Facts:
    """How the last year was judged, part by part, and what changed from its beginning: each with what it was before. A
    historical start looks back on it without a total."""
    judged = next((one for one in reversed(s.yearbooks) if one.judged), None)
    opened = None if judged is None else next((one for one in s.yearbooks if one.year == judged.year), None)
    if judged is None or opened is None:
        return Facts(said.LAST_YEAR)
    rows = [Fact("year", said.YEAR, str(judged.year), judged.year)]
    if not s.scenario.key:
        rows.append(Fact("total", said.EVALUATION, str(sum(judged.parts)), sum(judged.parts)))
    for key, before, after in zip(said.PARTS, opened.parts, judged.parts, strict=True):
        rows.append(_change(f"part:{key}", said.PARTS[key], before, after))
    legacy = () if s.scenario.key else (("legacy", opened.legacy, judged.legacy),)
    changes = (
        ("approval", opened.approval, judged.approval),
        *legacy,
        ("laws", opened.laws, judged.laws),
        ("wars", opened.wars, judged.wars),
        ("groups", opened.groups, judged.groups),
        ("lingering", opened.lingering, judged.lingering),
    )
    rows += [_change(f"figure:{key}", said.FIGURES[key], before, after) for key, before, after in changes]
    for region in WORLD:
        for key, then, now in (
            ("alignment", opened.alignment, judged.alignment),
            ("stability", opened.stability, judged.stability),
        ):
            label = said.of_region(key, upper(region.label))
            rows.append(_change(f"{key}:{int(region)}", label, then[region], now[region]))
    return Facts(said.LAST_YEAR, tuple(rows))


def _change(key: str, label: str, before: int, after: int) -> Fact:
    return Fact(key, label, said.change(before, after), after, about=(f"before:{before}",))


def legacy(t: Table[Presidency]) -> Facts:
    """What the legacy would come to if the term ended now, and the rank that goes with it; at the end what it is. A
    historical start has none."""
    s = t.state
    if s.scenario.key:
        return Facts(said.LEGACY)
    president = s.president
    if t.outcome is not None:
        points = president.legacy_points
        rank = rank_for(points)
        found = [Fact("legacy", said.LEGACY, str(points), points), Fact("legacy_now", said.LEGACY, str(points), points)]
        if t.outcome.ending not in LOSSES:
            like = said.remembered_like(rank.place, rank.remembered_like)
            found += [Fact(key, said.RANK, like, rank.place) for key in ("rank", "final_rank")]
        return Facts(said.LEGACY, tuple(found))
    public = APPROVAL_LEGACY[president.approval]
    party = NOT_NOMINATED if president.party_relations < NOMINATED else 0
    total = president.legacy_points + public + party
    rank = rank_for(total)
    rows = [
        Fact("legacy", said.LEGACY_SO_FAR, str(president.legacy_points), president.legacy_points),
        Fact("legacy_approval", said.FOR_APPROVAL, signed(public), public),
    ]
    if party:
        rows.append(Fact("legacy_party", said.PARTY_TURNED_AWAY, signed(party), party))
    rows += [
        Fact("legacy_now", said.IF_IT_ENDED_NOW, str(total), total),
        Fact("rank", said.RANK, said.remembered_like(rank.place, rank.remembered_like), rank.place),
    ]
    return Facts(said.LEGACY, tuple(rows))


def danger_faces(s: Presidency) -> Zone:
    """How close each loss is, the nearest first."""
    return Zone(said.DANGERS, tuple(map(_danger, dangers(s))))


@lru_cache(maxsize=512)
def _danger(one: Danger) -> Face:
    words = said.points(one.steps) if one.points else said.steps(one.steps)
    tags = (one.when, f"done:{one.done}", f"of:{one.of}", *(("points",) if one.points else ()))
    lines = (words, said.WHEN[one.when]) if one.counts else (said.NOT_IN_THIS_GAME,)
    price = one.steps if one.counts else None
    return Face(f"danger:{one.key}", said.DANGER[one.key], lines, "danger", said.LOSS, price=price, tags=tags)


def docket(s: Presidency) -> Facts:
    """How likely a vote passes a bill of the President's in each box, and one of the opponents'."""
    rows: list[Fact] = []
    for box, name in BOX_NAMES.items():
        by = BOX_MODIFIER.get(box)
        for key, plus in (("pass", NEW_PLAYER[1] if s.new_player else 0), ("pass_theirs", 0)):
            chance = 0 if by is None else _passes(by + plus)
            rows.append(Fact(key, name, f"{chance}%", chance, about=(f"docket:{int(box)}",)))
    return Facts(said.CHANCE_TO_PASS, tuple(rows))


@lru_cache(maxsize=16)
def _passes(plus: int) -> int:
    """The chance that a vote passes, in percent. (TSF Legislative Segment 2)"""
    return round(100 * float(sum(chance for total, chance in totals(D6).items() if total + plus <= PASSES)))


def cup(s: Presidency) -> Tracks:
    """The chits that are left in the cup, by kind: everybody can count them."""
    left = s.decks.chits
    markers = tuple(
        Marker(f"cup:{kind}", chit.name, count) for kind, chit in enumerate(CHITS) if (count := left.count(kind))
    )
    return Tracks(said.IN_THE_CUP, markers)


def decks(s: Presidency) -> Tracks:
    """How many cards each deck holds."""
    piles = s.decks
    counts = {
        "crisis": len(piles.crisis),
        "reshuffle": len(piles.reshuffle),
        "two": len(piles.two),
        "three": len(piles.three),
        "terrorism": len(piles.terrorism),
        "cascading": len(piles.cascading),
        "disasters": len(piles.disasters),
    }
    return Tracks(said.DECKS, tuple([Marker(f"deck:{key}", said.DECK[key], count) for key, count in counts.items()]))


def rivals(s: Presidency) -> Tracks:
    """The strategic capabilities of Russia and China."""
    markers = [
        Marker(
            f"rival:{int(peer)}:{int(one)}",
            said.capability_of(upper(one.label), peer.label),
            s.world.capabilities[peer + 1][one],
            CAPABILITY_LOW,
            CAPABILITY_HIGH,
        )
        for one in Capability
        for peer in PEERS
    ]
    return Tracks(said.RIVALS, tuple(markers))
