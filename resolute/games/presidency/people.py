"""Friends and opponents in Congress come and go. (GM Congressional Friends and Opponents)"""

from __future__ import annotations

from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.games.presidency.content.tracks import MOST_FRIENDS
from resolute.games.presidency.state import Presidency


def gain_friend(t: Table[Presidency]) -> None:
    """Draw a friend, if party relations allow one more and the cup holds one."""
    s = t.state
    if len(s.friends) >= MOST_FRIENDS[s.party_relations] or not s.friends_cup:
        t.tell("no_friend")
        return
    who, s.friends_cup = pick(s.friends_cup, t.dice)
    s.friends += (who,)
    t.tell("friend", who)


def lose_friend(t: Table[Presidency]) -> None:
    """A friend, at random, is none any more."""
    s = t.state
    if s.friends:
        who, s.friends = pick(s.friends, t.dice)
        s.friends_cup += (who,)
        t.tell("friend_lost", who)


def gain_opponent(t: Table[Presidency]) -> None:
    """Draw an opponent, if the cup holds one."""
    s = t.state
    if s.opponents_cup:
        who, s.opponents_cup = pick(s.opponents_cup, t.dice)
        s.opponents += (who,)
        t.tell("opponent", who)


def drop_opponent(t: Table[Presidency], who: int) -> None:
    """This opponent is none any more."""
    s = t.state
    s.opponents = without(s.opponents, who)
    s.opponents_cup += (who,)
    t.tell("opponent_lost", who)


def lose_opponent(t: Table[Presidency]) -> None:
    """An opponent, at random, is none any more."""
    s = t.state
    if s.opponents:
        drop_opponent(t, s.opponents[t.dice.below(len(s.opponents))])
