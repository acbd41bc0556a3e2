"""The rules of Future Imperfect: rolls, contests, stakes, fear, story chips, bounty."""
