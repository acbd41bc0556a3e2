"""A conflict kept count of: tracks, conditions and modifiers of up to eight characters."""
