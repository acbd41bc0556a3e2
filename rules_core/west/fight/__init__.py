"""Words in a fight: Intimidation and Persuasion that take action points (tw-fx-…)."""
