"""Everything that lies open as a card, each under the id that options point at: people, offices, priorities of the
cabinet, bills, nations, terror groups, chits, master actions."""

from __future__ import annotations

from functools import cache

from resolute.engine.book import Book
from resolute.engine.views import Face
from resolute.engine.words import signed
from resolute.games.presidency.content.attribute_effects import attribute_text, resource_text
from resolute.games.presidency.content.attributes import Attribute, Focus, Resource
from resolute.games.presidency.content.bills import BILLS, INITIATIVES, Bill, Place
from resolute.games.presidency.content.cabinet import CANDIDATES, Office
from resolute.games.presidency.content.charts_cabinet import FOCUS_SUCCESS
from resolute.games.presidency.content.chits import CHITS
from resolute.games.presidency.content.congress import FRIENDS, OPPONENTS, Legislator, Wing
from resolute.games.presidency.content.difficulty import Difficulty
from resolute.games.presidency.content.diplomacy import SanctionKind
from resolute.games.presidency.content.places import ALLIES, FIRST_ALLY, PEERS, Closeness, Nation
from resolute.games.presidency.library import actions_in, group_of
from resolute.games.presidency.operations.docket import BOX_MODIFIER
from resolute.games.presidency.state import NOBODY, YOURS, Presidency, TerrorGroup, unused_bills
from resolute.games.presidency.words import faces as said
from resolute.games.presidency.words.small import upper

_WINGS = {Wing.RADICAL: "radical", Wing.NEITHER: "", Wing.MODERATE: "moderate"}
_STAGES = ("", said.BREAKING_SCANDAL, said.DEEPENING_SCANDAL, said.CONCLUDING_SCANDAL)
_INTEL = ("", ", gathering", ", locating", said.TARGET_FIXED)
_PASSED = {
    Place.SIGNED: said.SIGNED_THIS_YEAR,
    Place.SIGNED_LANDMARK: "landmark",
    Place.LANDMARK: "landmark",
    Place.OUT: said.PASSED_FOR_GOOD,
}
_PLACES = {
    Place.SIGNED: "signed",
    Place.SIGNED_LANDMARK: "signed_landmark",
    Place.LANDMARK: "landmark",
    Place.OUT: "passed",
}


def _figures(**figures: int) -> tuple[str, ...]:
    """Figures of a counter as tags, for screens that draw them."""
    return tuple(f"{key}:{figure}" for key, figure in figures.items())


# The White House


@cache
def attribute_face(one: int) -> Face:
    """An attribute of the President, with what it brings."""
    attribute = Attribute(one)
    return Face(f"attribute:{one}", attribute.label, (attribute_text(attribute),), "attribute", "attribute")


@cache
def resource_face(one: int) -> Face:
    """A resource of the White House, with what it brings."""
    resource = Resource(one)
    return Face(f"resource:{one}", resource.label, (resource_text(resource),), "resource", "resource")


def _sides(who: int, veteran: bool) -> tuple[str, ...]:
    one = CANDIDATES[who]
    if veteran:
        return (f"Veteran: {one.veteran.say()}",)
    return f"Now: {one.novice.say()}", said.as_a_veteran(one.veteran.say())


def _ratings(who: int, veteran: bool) -> tuple[str, ...]:
    one = CANDIDATES[who].veteran if veteran else CANDIDATES[who].novice
    figures = _figures(domestic=one.domestic, diplomatic=one.diplomatic, military=one.military)
    return (*figures, *(("extra",) if one.extra_action else ()), *(("veteran",) if veteran else ()))


@cache
def candidate_face(one: int) -> Face:
    """A candidate for an office: the ratings now, and as a veteran."""
    return Face(
        f"candidate:{one}",
        CANDIDATES[one].name,
        _sides(one, veteran=False),
        "candidate",
        "candidate",
        tags=_ratings(one, veteran=False),
    )


@cache
def office_face(office: int, who: int, veteran: bool, scandal: int) -> Face:
    """An office, whoever holds it: ratings, and how far a scandal has gone."""
    trouble = (_STAGES[scandal],) if scandal else ()
    label = Office(office).label
    if office == Office.PRESIDENT:
        return Face(f"office:{office}", said.YOU, trouble, "office", label, tags=_figures(scandal=scandal))
    if who == NOBODY:
        return Face(f"office:{office}", said.VACANT, (), "office", label, tags=("vacant",))
    tags = (*_ratings(who, veteran), *_figures(scandal=scandal))
    lines = (*_sides(who, veteran), *trouble)
    return Face(f"office:{office}", CANDIDATES[who].name, lines, "office", label, tags=tags)


@cache
def focus_face(focus: int, place: int, tense: bool) -> Face:
    """A priority of the cabinet: its place, how it succeeds, and whether a tension lies beside it."""
    last = FOCUS_SUCCESS[place]
    lines = (said.priority(place + 1), said.succeeds_on("1" if last == 1 else said.to(last)))
    return Face(
        f"focus:{focus}",
        upper(Focus(focus).label),
        (*lines, "tension") if tense else lines,
        "focus",
        "focus",
        tags=(*_figures(place=place + 1, last=last), *(("tense",) if tense else ())),
    )


# Congress


@cache
def legislator_face(friend: bool, one: int, difficulty: int) -> Face:
    """A friend or opponent, with the side of the counter that the difficulty shows."""
    who: Legislator = (FRIENDS if friend else OPPONENTS)[one]
    wing = who.moderate_side if difficulty == Difficulty.EASIER else who.radical_side
    lines = [said.legislative_media(who.legislative, who.media), _WINGS[wing]]
    side = "friend" if friend else "opponent"
    tags = _figures(legislative=who.legislative, media=who.media, wing=int(wing))
    return Face(f"{side}:{one}", who.name, tuple(line for line in lines if line), side, side, tags=tags)


@cache
def _bill_face(bill: int, lines: tuple[str, ...], tags: tuple[str, ...] = ()) -> Face:
    kind = "bill" if bill <= len(BILLS) else "initiative" if bill in INITIATIVES else "nominee"
    name = Bill(bill).label
    return Face(f"bill:{bill}", f"{bill} {name}" if kind == "bill" else upper(name), lines, kind, kind, tags=tags)


def pending_faces(s: Presidency) -> tuple[Face, ...]:
    """The bills that await passage: in which box, and whose they are."""
    return tuple(
        _bill_face(
            one.bill,
            (_box(one.box), "yours" if one.side == YOURS else "theirs", *_level(s, one.bill)),
            ("yours" if one.side == YOURS else "theirs", *_figures(box=one.box, level=_passed_level(s, one.bill))),
        )
        for one in s.congress.pending
    )


def _box(box: Place) -> str:
    if box == Place.CANNOT_PASS:
        return said.CANNOT_BE_PASSED
    return said.box(signed(BOX_MODIFIER[box])) if BOX_MODIFIER[box] else "box 0"


def passed_faces(s: Presidency) -> tuple[Face, ...]:
    """The bills that have become law, this year or for good."""
    return tuple(
        _bill_face(
            one.bill,
            (_PASSED[one.place], *_level(s, one.bill)),
            (_PLACES[one.place], *_figures(level=_passed_level(s, one.bill))),
        )
        for one in s.congress.passed
    )


def unused_faces(s: Presidency) -> tuple[Face, ...]:
    """The bills that lie unused; a nominee waits there until a seat on the court is vacant."""
    return tuple(_bill_face(bill, _level(s, bill), _figures(level=_passed_level(s, bill))) for bill in unused_bills(s))


def _passed_level(s: Presidency, bill: int) -> int:
    return s.congress.society[bill - INITIATIVES[0]] if bill in INITIATIVES else 0


def _level(s: Presidency, bill: int) -> tuple[str, ...]:
    level = _passed_level(s, bill)
    return (said.level_passed(level),) if level else ()


# The world


@cache
def nation_face(nation: int, closeness: int, tensions: int, sanctions: tuple[int, ...], actions: int) -> Face:
    """A peer, a rogue nation or an ally: how close it is, how many tensions and which sanctions lie on it, and what
    changes the number of its actions."""
    kind = "peer" if nation in PEERS else "ally" if nation in ALLIES else "rogue"
    words = [Closeness(closeness).label] if nation in ALLIES else []
    if tensions:
        words.append(said.tensions(tensions))
    words += [said.sanctions(SanctionKind(one).label) for one in sanctions]
    if actions:
        words.append(said.actions(signed(actions)))
    return Face(
        f"nation:{nation}",
        upper(Nation(nation).label),
        tuple(words),
        kind,
        said.ROGUE_NATION if kind == "rogue" else kind,
        tags=(
            *_figures(closeness=closeness, tensions=tensions, actions=actions),
            *(f"sanction:{one}" for one in sanctions),
        ),
    )


def nation_faces(s: Presidency) -> tuple[Face, ...]:
    """Every place outside the cabinet on which tensions can lie."""
    return tuple(
        nation_face(
            place,
            here.closeness if place >= FIRST_ALLY else 0,
            len(here.tensions),
            tuple([int(one.kind) for one in here.sanctions]),
            here.action_counter,
        )
        for place, here in enumerate(s.world.nations)
    )


def say_groups(groups: tuple[TerrorGroup, ...]) -> tuple[str, ...]:
    """Terror groups in words: level and place on the intel track."""
    return tuple(said.level(group.level, _INTEL[group.box]) for group in groups)


def terror_faces(groups: tuple[TerrorGroup, ...]) -> tuple[Face, ...]:
    """The terror groups in the United States, in the order in which they lie there."""
    return tuple(
        Face(
            f"terror:{place}",
            said.TERROR_GROUP,
            (text,),
            "terror",
            said.TERROR_GROUP_KIND,
            tags=_figures(level=group.level, box=group.box),
        )
        for place, (group, text) in enumerate(zip(groups, say_groups(groups), strict=True))
    )


@cache
def chit_face(place: int, kind: int) -> Face:
    """A crisis chit that was drawn this year, by its place in the row."""
    return Face(f"chit:{place}", CHITS[kind].name, (), "chit", said.CRISIS_CHIT, tags=_figures(kind=kind))


# The player aids


@cache
def action_faces(book: Book, group: str) -> tuple[Face, ...]:
    """The master actions of a player aid: what each costs, needs and does."""
    return tuple(
        Face(f"action:{one.key}", f"{one.key}: {one.title}", one.lines(), "action", "action")
        for one in actions_in(book)
        if group_of(one) == group
    )
