"""The rules of the chapter `west/odds`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class ModelOdds(Rule):
    """Rules of this chapter."""

    ODDS = (
        "west/odds#tw-odds",
        "The odds and their model",
        (
            "The real deck's grids are not published, so chances use the dice model of the skill "
            "check and are marked as a model. Phase chances are 13 in 54 for each style and 1 in "
            "54 each for 0 and 5. How often calamities and breakdowns come, and how locations and "
            "penetration spread, you enter yourself. Where you enter nothing: no calamity card, no "
            "breakdown mark, location other, penetration 0; what holds is named above every "
            "result. The elements of one card count as independent, though on the real card its "
            "corners are linked. Exact chances need the 54 cards of a deck."
        ),
        Mark.INPUT,
    )


class ModelOddsRuling(Ruling):
    """Rulings of this chapter."""

    ODDS_PLAY = (
        "r-odds-play",
        ModelOdds.ODDS,
        "How the aggressor plays",
        (
            "The odds of an attack need an aggressor who always decides alike; how is said above "
            "every result. Bumps first make a misread attack heard as meant if they suffice for "
            "that, then raise PV by what penetration needs if they suffice, then buy effect rows. "
            "A misreading that bumps cannot mend stands, and no card is spent on it; a stressed "
            "target stays stressed; each attack takes one card."
        ),
    )
