"""A whole conflict: set-up, initiative, turns, attacks and what they do, how it ends."""
