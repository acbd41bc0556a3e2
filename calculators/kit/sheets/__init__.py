"""Sheets: what a reader keeps of a character or a deck, and which questions it answers."""
