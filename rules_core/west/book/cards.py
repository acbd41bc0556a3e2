"""The rules of the chapter `west/cards`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Cards(Rule):
    """Rules of this chapter."""

    TRAITS = (
        "west/cards#tw-traits",
        "Traits and ranks",
        "A trait is a die, d4, d6, d8, d10 or d12, and its value is the number of faces (4 to 12). "
        "With it goes a trait skill of rank 0 to 5; new characters have rank 1. “2d8 Presence” "
        "means rank 2, die d8. The trait skills that matter here are Verve for Presence, Awareness "
        "for Acuity, Spirit for Essence, Brawn for Strength and, for Knowledge, a trait skill "
        "whose name is not known: this book calls it the Knowledge trait skill.",
        Mark.OUTSIDE,
    )
    CARD = (
        "west/cards#tw-card",
        "What a card carries",
        "The action deck has 54 cards. Each carries an upper grid (cause) and a lower grid "
        "(effect), each 5 rows by 5 columns, d4 to d12; a phase element, 0 to 5; on some cards a "
        "breakdown element, a broken wrench with a number; a hit-location bank; and a penetration "
        "modifier. Some cells are marked for increased effect: turn 1 more card from the deck and "
        "add its cell of the same column. A reduced effect raised so stays below the unreduced "
        "figure.",
        Mark.OUTSIDE,
    )
    CHECK = (
        "west/cards#tw-check",
        "A skill check",
        "A skill check reads the cause column of the trait's die: with rank N you take the best of "
        "rows 1 to N; but a calamity mark in row N stands, whatever the other rows show. A result "
        "that reaches the target number (TN) succeeds, with 1 bump for each full 4 over it (TN 5: "
        "9 gives 1, 13 gives 2). Unskilled, at Social Combat 0, you read the d4 column, rows 1 to "
        "the rank of the trait's trait skill. Each column behaves as an open-ended die (a maximum "
        "is rolled again and added), an effect cell in row N, column dX as the sum of N dice of X "
        "faces.",
        Mark.OUTSIDE,
    )
    DERIVED = (
        "west/cards#tw-derived",
        "Figures from the sheet",
        "You enter 5 figures from the sheet, because no formula for them is known here: Nerve, "
        "Resolve, Clarity (3 to 12), Willpower (at least 1) and Stress, the pool of stress points.",
        Mark.INPUT,
    )
    SETUP = (
        "west/cards#tw-setup",
        "Setting up",
        "Shuffle the whole deck. Either deal each pool as a face-down pile or count off cards as "
        "they are turned. The Judge notes the target's Social Combat, specializations, Nerve, "
        "Willpower and stress, its triggers and, if it will answer, its Clarity and Resolve. With "
        "individual resistances, keep one counter per style: the 4 phase boxes on the sheet serve.",
    )
    POOL = (
        "west/cards#tw-pool",
        "How many cards",
        "Your pool is the higher of 2 ranks, Verve (for Presence) or the trait skill of your "
        "style's secondary trait, plus the die bonus of the trait that gave the rank (d4 and d6 0, "
        "d8 and d10 +1, d12 +2), plus your Social Combat rank, plus 1 for each Social Combat "
        "specialization you hold, of whatever style (0 to 4). The higher rank decides, even where "
        "the other trait's rank and bonus would be larger: 3d6 beats 2d12, for 3 + 0. Each side "
        "has its own pool, by its own style. The greatest possible pool is 16: 5 + 2 + 5 + 4.",
    )
    POOL_SPEND = (
        "west/cards#tw-pool-spend",
        "What a card buys",
        "You pay 1 card for each attack and 1 for each Judge Character attempt, and 1 more to "
        "rephrase or to switch gears. Cards drawn to resolve exceptional results or added effect "
        "come from the deck, never from the pool.",
    )
    POOL_EMPTY = (
        "west/cards#tw-pool-empty",
        "Out of cards",
        "A side without cards makes no attack, and nothing more it says has effect. It can still "
        "be attacked until the other's cards run out, it disengages or its will breaks (a player's "
        "side only if the Judge wishes). An instigator who runs out short of the trigger has not "
        "won the stakes and cannot use social combat on this audience again this scene; that alone "
        "does not make the audience the winner. Both sides out and no trigger reached is a draw: "
        "nobody pays counter-stakes, the stakes are not won, a fight is still possible.",
    )


class CardsRuling(Ruling):
    """Rulings of this chapter."""

    PHASE_DECK = (
        "r-phase-deck",
        Cards.CARD,
        "Phase numbers in the deck",
        "Which cards carry which phase number is inferred from the suit corners: 1, 2, 3 and 4 on "
        "13 cards each, 0 and 5 on 1 card each, the jokers. Where your own deck shows otherwise, "
        "your deck counts.",
    )
    UNSKILLED_ZERO = (
        "r-unskilled-zero",
        Cards.CHECK,
        "Unskilled with rank 0",
        "Unskilled and with a trait skill of rank 0, no row would be left to read. You read row 1.",
    )
    POOL_TIE = (
        "r-pool-tie",
        Cards.POOL,
        "Equal ranks",
        "At equal ranks the source does not say whose die counts. Here the better die counts.",
    )
    OUT_OF_CARDS = (
        "r-out-of-cards",
        Cards.POOL_EMPTY,
        "The instigator's last card",
        "One place in the source ends the encounter with the instigator's last card, others let it "
        "run. Here failure is final only when the encounter ends, so a calamity of the audience "
        "may still bring it to its trigger.",
        {
            "play-on": "The encounter runs on, and failure is final when it ends.",
            "at-once": "The encounter ends with the instigator's last card.",
        },
    )
