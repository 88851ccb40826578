"""What wars says: labels and reasons."""

from __future__ import annotations

WHICH_NEIGHBOR = "Whom Israel fights"
WHICH_KIND_OF_WAR = "What kind of war it is"
SUPPORT = "Rally the nation behind the war"
NO_SUPPORT = "Ask nothing more of the nation"
PRICE_OF_NO_SUPPORT = "approval −2, a tension in the cabinet"
THE_WAR_EFFORT = "the war effort"
OVERWHELMING_VICTORY = "an overwhelming victory"


def war_effort(attacker: object, defender: object, attacking: object, defending: object) -> str:
    return f"The war of {attacker} against {defender} goes on, {attacking} to {defending}. How does the nation bear it?"
