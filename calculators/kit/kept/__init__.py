"""Answers that the reader keeps, and what sets two answers apart, in words."""
