"""What crisis cards say beside their effects: kinds, where they go, the media slant."""

from __future__ import annotations

from resolute.engine.terms import After

WHICH_CARD_LEAVES = "The NSA intercepted these plans. Which one leaves the game? The other may come back."
A_NATURAL_DISASTER = "a natural disaster"
KINDS = ("Resource", "Natural disaster", "Terrorism", "Cascading event", "Event")
AFTER = {
    After.DISCARD: "Then this card is out of the game.",
    After.REMOVE: "Then this card is out of the game.",
    After.RESHUFFLE: "Then this card goes to the reshuffle pile.",
    After.DECK_2: "Then this card goes to deck 2.",
    After.DECK_3: "Then this card goes to deck 3.",
    After.STAY: "This card stays beside the White House.",
}
"""Where a card goes once it is resolved."""
OTHERWISE = {
    After.DISCARD: "Otherwise this card is out of the game.",
    After.REMOVE: "Otherwise this card is out of the game.",
    After.RESHUFFLE: "Otherwise this card goes to the reshuffle pile.",
    After.DECK_2: "Otherwise this card goes to deck 2.",
    After.DECK_3: "Otherwise this card goes to deck 3.",
}
"""The same where an answer or a case above sends it elsewhere."""
GOES = {
    After.DISCARD: "this card is out of the game",
    After.REMOVE: "this card is out of the game",
    After.RESHUFFLE: "this card goes to the reshuffle pile",
    After.DECK_2: "this card goes to deck 2",
    After.DECK_3: "this card goes to deck 3",
    After.STAY: "this card stays beside the White House",
}
"""Where a branch of a card sends it."""
PUT_AWAY = {
    After.DISCARD: "{} is out of the game.",
    After.REMOVE: "{} is out of the game.",
    After.RESHUFFLE: "{} goes to the reshuffle pile and may come back.",
    After.DECK_2: "{} goes to deck 2.",
    After.DECK_3: "{} goes to deck 3.",
    After.STAY: "{} stays beside the White House.",
}
"""What the journal tells of a card that was resolved."""
