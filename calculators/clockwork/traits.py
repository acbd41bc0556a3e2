"""Calculators of the chapter `clockwork/traits`."""

from calculators.clockwork.inputs import Aptitude, Fallen, Rank, Ranks, Threat, Wounds
from calculators.kit.fields import signed
from calculators.kit.form import Outputs, calculator
from rules_core.clockwork import book
from rules_core.clockwork.options import ClockworkOptions
from rules_core.clockwork.terms import Rung
from rules_core.clockwork.traits import esteem, guard, morale
from rules_core.options import HOUSE


@calculator(
    "clockwork-guard",
    book.Traits.GUARD,
    outputs={"guard": "Guard"},
    headline=lambda a: f"Guard {a['guard']}",
    labels={"parrying": "A weapon that can parry"},
    uses=(HOUSE,),
)
def clockwork_guard(
    focus: Aptitude = 2, parrying: bool = False, *, options: ClockworkOptions
) -> Outputs:
    """How high is my Guard?"""
    return {"guard": guard(focus, parrying, options)}


@calculator(
    "clockwork-morale",
    book.Traits.MORALE,
    outputs={"morale": "Morale", "flees": "Flees or surrenders"},
    headline=lambda a: (
        "They flee or surrender"
        if a["flees"]
        else f"They stand: {Rung(a['morale']).label}, {a['morale']}"
    ),
    uses=(HOUSE,),
)
def clockwork_morale(
    threat: Threat = 0,
    wounds: Wounds = 0,
    allies_fallen: Fallen = 0,
    *,
    options: ClockworkOptions,
) -> Outputs:
    """Do they stand?

    For allies and antagonists; players choose their Morale.
    """
    return vars(morale(threat, wounds, allies_fallen, options))


@calculator(
    "clockwork-esteem",
    book.Traits.ESTEEM,
    outputs={"esteem": "Esteem", "disposition": "The gathering's Disposition"},
    headline=lambda a: (
        f"Esteem {signed(a['esteem'])}: {Rung(a['disposition']).label}, {a['disposition']}"
    ),
    labels={
        "status": "Class or Means",
        "tenor": "Tenor",
        "favour": "Names that speak for you",
        "against": "Names that speak against you",
    },
    uses=(HOUSE,),
)
def clockwork_esteem(
    status: Rank = 0,
    tenor: Rank = 0,
    favour: Ranks = (),
    against: Ranks = (),
    *,
    options: ClockworkOptions,
) -> Outputs:
    """What does the company think of me?

    Class or Means, whichever the gathering cares for; for each reputation that counts here its
    rank, separated by commas.
    """
    return vars(esteem(status, tenor, favour, against, options))
