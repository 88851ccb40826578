"""Who sits where: plans for seats, private links, and the curtain between people who share a screen."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Container, Iterator, Sequence
from hashlib import blake2b, sha256
from typing import Annotated, Any, Literal
from unicodedata import category

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from resolute.bots import BOTS, unknown_bot
from resolute.engine.frames import Seat
from resolute.store.rows import SeatRow

NAME_LENGTH = 40
CURTAIN = "resolute_seat"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters that count as printable and show nothing."""
MARKS_AT_MOST = 3
"""So many accents may stand on one letter."""
WATCHING = " (watching)"
"""What stands behind the name of somebody who chats without a seat."""

Connection = ASGIConnection[Any, Any, Any, Any]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit at a seat: a person on this screen, a person who gets a link, or a bot and its level."""

    kind: Literal["person_here", "person_link", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""


class Eyes(msgspec.Struct, frozen=True, cache_hash=True):
    """How a visitor looks at a table: the seats that are theirs, the one through which they look, and whether
    the curtain is down because the next hidden hand belongs to another person at the same screen."""

    mine: tuple[Seat, ...] = ()
    seat: Seat | None = None
    curtain: bool = False
    manages: bool = False
    left: tuple[Seat, ...] = ()
    """Seats that they may take: at which a bot stands in for them, or that are free."""


def seat_rows(table: str, plans: Sequence[SeatPlan], visitor: str) -> list[SeatRow]:
    """The seats of a new table."""
    rows = []
    for seat, plan in enumerate(plans):
        name = tidy(plan.name, NAME_LENGTH)
        if plan.kind == "bot":
            level = plan.bot or "steady"
            check_bot(level)
            rows.append(SeatRow(game_id=table, seat=seat, kind="bot", name=name or bot_name(level), bot=level))
        elif plan.kind == "person_here":
            rows.append(SeatRow(game_id=table, seat=seat, kind="person", name=name, holder=visitor))
        else:
            rows.append(SeatRow(game_id=table, seat=seat, kind="person", name=name))
    return rows


def bot_name(level: str) -> str:
    """What a bot is called at the table: as where its level is chosen."""
    return f"{'beginner' if level == 'random' else level} bot"


def check_bot(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in BOTS:
        raise unknown_bot(tidy(level, NAME_LENGTH))


def held_by(seats: Sequence[SeatRow], visitor: str) -> tuple[Seat, ...]:
    """The seats at which this visitor plays."""
    return tuple(row.seat for row in seats if row.kind == "person" and row.holder and row.holder == visitor)


def awaited(row: SeatRow) -> bool:
    """Whether a seat is kept for somebody who was invited and has not come yet."""
    return row.kind == "person" and not row.holder


def share_a_screen(seats: Sequence[SeatRow], visitor: str, linked: Container[Seat] = ()) -> bool:
    """Whether everybody who has a part in the game sits at this visitor's screen: nobody for whom a bot stands in
    may come back from elsewhere, no seat is free or waits for its person, and no link leads to one (`linked`)."""
    alone = all(
        row.holder == visitor or (row.kind == "bot" and not row.holder and row.seat not in linked) for row in seats
    )
    return alone and bool(held_by(seats, visitor))


def eyes_for(
    seats: Sequence[SeatRow],
    visitor: str,
    deciding: Seat | None,
    lifted: Seat | None,
    *,
    manages: bool,
    over: bool,
    free: Sequence[Seat] = (),
) -> Eyes:
    """Through whose eyes a visitor looks. Nobody is shown a hand that is not theirs; once a game is over its
    record is open, and anybody may look through any seat. `free` are the free seats that they may take."""
    mine = held_by(seats, visitor)
    stands_in = [row.seat for row in seats if row.kind == "bot" and row.holder and row.holder == visitor]
    left = (*stands_in, *free)
    if over:
        chosen = lifted if lifted is not None and 0 <= lifted < len(seats) else mine[0] if mine else None
        return Eyes(mine, chosen, manages=manages, left=left)
    if len(mine) < 2:
        return Eyes(mine, mine[0] if mine else None, manages=manages, left=left)
    known = lifted if lifted in mine else None
    if deciding in mine and known != deciding:
        return Eyes(mine, None, curtain=True, manages=manages, left=left)
    return Eyes(mine, known, manages=manages, left=left)


# The curtain is remembered by the browser: every server process can answer, and none keeps it.


def lifted(request: Connection, table: str) -> Seat | None:
    """The seat whose curtain this visitor has lifted at this table. It counts only if the seat is theirs."""
    return lifted_in(request.headers.get("cookie", ""), table)


def lifted_in(cookies: str, table: str) -> Seat | None:
    """The same from the header with a visitor's cookies."""
    text = cookie_in(cookies, f"{CURTAIN}_{table}")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def cookie_in(cookies: str, name: str) -> str:
    """The value of one of our cookies, none of which needs quotes."""
    if name in cookies:
        for pair in cookies.split(";"):
            key, _, value = pair.partition("=")
            if key.strip() == name:
                return value.strip()
    return ""


def lift_cookie(table: str, seat: Seat | None, *, secure: bool = False) -> Cookie:
    """Remember a lifted curtain; None lets it down again."""
    return Cookie(
        f"{CURTAIN}_{table}",
        path="/",
        value="" if seat is None else str(seat),
        max_age=0 if seat is None else 30 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


# Private links


def invite_key(secret: str, table: str, seat: Seat, edition: int) -> str:
    """The key in a private link: 128 bits that only this server can make again."""
    digest = hmac.digest(secret.encode(), f"{table}/{seat}/{edition}".encode(), sha256)
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def key_hash(key: str) -> str:
    """What the store keeps of a key."""
    return blake2b(key.encode(), digest_size=32, person=b"invite").hexdigest()


def person_key(table: str, visitor: str) -> str:
    """What a table calls somebody without a seat: nothing by which they could be known elsewhere."""
    return blake2b(f"{table}/{visitor}".encode(), digest_size=8, person=b"person").hexdigest()


def tidy(text: str, length: int) -> str:
    """Text from people: on one line, no longer than this, without letters that nobody sees and with no more accents on
    one letter than a language has."""
    plain = "".join(" " if _is_blank(letter) else letter for letter in text[: 4 * length])
    return " ".join("".join(_with_few_marks(" ".join(plain.split()))).split())[:length].strip()


def _is_blank(letter: str) -> bool:
    return letter in BLANK or not letter.isprintable()


def _with_few_marks(text: str) -> Iterator[str]:
    """A text without marks that stand on nothing or on too many others."""
    marks = MARKS_AT_MOST
    for letter in text:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else MARKS_AT_MOST if letter == " " else 0
        if letter == " " or marks <= MARKS_AT_MOST:
            yield letter
