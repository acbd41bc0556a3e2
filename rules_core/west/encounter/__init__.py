"""A whole social-combat encounter: set-up, events, whose turn it is, how it ends."""
