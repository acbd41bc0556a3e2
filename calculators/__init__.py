"""Calculators: one declaration a chapter; the machinery is in `calculators.kit`."""
