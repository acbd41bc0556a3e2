"""The rules of Clockwork Dominion: conflicts with fist and word, one module a chapter."""
