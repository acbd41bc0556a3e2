"""Anam: conflict in three arenas by one set of rules, from the effect level to the healed slot."""
