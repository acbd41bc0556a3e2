"""The rules of the chapter `clockwork/outcomes`, in the book's words."""

from rules_core.rulebook import Mark, Rule, Ruling


class Outcomes(Rule):
    """Rules of this chapter."""

    OUTCOMES = (
        "clockwork/outcomes#cd-outcomes",
        "What a penetrating attack does",
        (
            "A penetrating attack places one of these outcomes.\n"
            "A condition: any one standard condition of your choice, without a roll.\n"
            "Wound (fights, Potency above Armor): the target marks 1 wound.\n"
            "Subdue (fights): both of you stay side by side. Each of your turns the action goes "
            "to keeping hold or to attacking the one you hold, else they are free; they can "
            "attack only you, as a rule with Grace + Athletics or Melee. A boost die joins every "
            "attack of either, which is the editor's reading. Their hit frees them; your hit may "
            "place another outcome or condition, and frees them.\n"
            "Convince (talks, Potency above Armor): the target believes it until given reason not "
            "to.\n"
            "Persuade (talks, Potency above Armor): the target wants to act so, in the safest and "
            "easiest way; if no chance comes this session, it may reconsider.\n"
            "Others, as the Narrator sees fit."
        ),
        Mark.EDITOR,
    )
    PURPOSE = (
        "clockwork/outcomes#cd-purpose",
        "Purpose",
        (
            "A player's character may always spend Purpose against being convinced or persuaded. "
            "That it takes 1 point comes from outside the source. Nobody has to believe that the "
            "deed is right; the right temptation is enough, and regret may follow."
        ),
        Mark.OUTSIDE,
    )
    WOUND = (
        "clockwork/outcomes#cd-wound",
        "Wounds",
        (
            "Each wound upgrades the difficulty of all your checks once. It is also a wound "
            "penalty of −2, which stays a number for the rules that ask for it; in this chapter "
            "only initiative does. A neighbouring page of the same rules gives wounds another "
            "effect. This book follows the chapter on conflicts, so at a table that plays by that "
            "page the figures differ."
        ),
    )
    CONDITIONS = (
        "clockwork/outcomes#cd-conditions",
        "The standard conditions",
        (
            "Roll percentile dice: 1–10 Aggravated, 11–20 Dazed, 21–30 Disarmed, 31–40 "
            "Disoriented, 41–50 Entrapped. 51–100 are not known here; see your rulebook.\n"
            "Conditions placed while Guard is down are persistent, others last the encounter.\n"
            "Aggravated: a condition already there becomes persistent; without one it is Dazed.\n"
            "Dazed: a setback die on all checks, which is the editor's reading.\n"
            "Disarmed: one carried thing or proof is lost for the conflict.\n"
            "Disoriented: last to act.\n"
            "Entrapped: no leaving.\n"
            "The rows of the table, how long the others last and what each condition does come "
            "from outside the source."
        ),
        Mark.OUTSIDE,
        Mark.EDITOR,
    )


class OutcomesRuling(Ruling):
    """Rulings of this chapter."""

    SUBDUE = (
        "r-cd-subdue",
        Outcomes.OUTCOMES,
        "The die in a hold",
        (
            "Which die joins the attacks of two people in a hold is lost with the symbols. Here it "
            "is a boost die."
        ),
        {
            "boost": "1 boost die joins every attack of either.",
            "setback": "1 setback die joins every attack of either.",
        },
    )
    RAISE = (
        "r-cd-raise",
        Outcomes.OUTCOMES,
        "Guard in a hold",
        (
            "The source keeps both from raising their Guard until they are parted. Here neither "
            "has any Guard until then; the other reading leaves what is there and gives none back."
        ),
    )
