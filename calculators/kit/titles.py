"""What the systems are called, by the key that their pages, options and sheets have."""

TITLES = {
    "west": "The West That Wasn't",
    "clockwork": "Clockwork Dominion",
    "imperfect": "Future Imperfect",
    "anam": "Anam",
}
