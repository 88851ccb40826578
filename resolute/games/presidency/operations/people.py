"""Friends and opponents in Congress come and go. (GM Congressional Friends and Opponents)"""

from __future__ import annotations

from resolute.engine.pieces import pick, without
from resolute.engine.table import Table
from resolute.games.presidency.content.printed import MAX_FRIENDS
from resolute.games.presidency.state import Presidency


def gain_friend(t: Table[Presidency]) -> None:
    """Draw a friend, if party relations allow one more and the cup holds one."""
    s = t.state
    if len(s.congress.friends) >= MAX_FRIENDS[s.president.party_relations] or not s.congress.friends_cup:
        t.tell("no_friend")
        return
    who, s.congress.friends_cup = pick(s.congress.friends_cup, t.dice)
    s.congress.friends += (who,)
    t.tell("friend", who)


def lose_friend(t: Table[Presidency]) -> None:
    """A friend, at random, is none any more."""
    s = t.state
    if s.congress.friends:
        who, s.congress.friends = pick(s.congress.friends, t.dice)
        s.congress.friends_cup += (who,)
        t.tell("friend_lost", who)


def gain_opponent(t: Table[Presidency]) -> None:
    """Draw an opponent, if the cup holds one."""
    s = t.state
    if s.congress.opponents_cup:
        who, s.congress.opponents_cup = pick(s.congress.opponents_cup, t.dice)
        s.congress.opponents += (who,)
        t.tell("opponent", who)


def drop_opponent(t: Table[Presidency], who: int) -> None:
    """This opponent is none any more."""
    s = t.state
    s.congress.opponents = without(s.congress.opponents, who)
    s.congress.opponents_cup += (who,)
    t.tell("opponent_lost", who)


def lose_opponent(t: Table[Presidency]) -> None:
    """An opponent, at random, is none any more."""
    s = t.state
    if s.congress.opponents:
        drop_opponent(t, s.congress.opponents[t.dice.below(len(s.congress.opponents))])
