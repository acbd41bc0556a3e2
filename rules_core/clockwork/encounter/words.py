"""The words of a conflict that is played, with their public values."""

from enum import Enum


class Party(str, Enum):
    """The two sides."""

    PLAYERS = "players"
    OTHERS = "others"

    @property
    def other(self) -> "Party":
        """The other side."""
        return Party.OTHERS if self is Party.PLAYERS else Party.PLAYERS


class Kind(str, Enum):
    """What kind of conflict it is; ``both`` begins as a talk and may turn to blows (cd-mixed)."""

    PHYSICAL = "physical"
    SOCIAL = "social"
    BOTH = "both"


class Ambusher(str, Enum):
    """Who lies in ambush, if anybody (cd-ambush)."""

    NOBODY = "nobody"
    PLAYERS = "players"
    OTHERS = "others"


class Weapon(str, Enum):
    """What somebody fights with; thrown stands for short-range weapons as well (cd-maneuvers)."""

    NONE = "none"
    MELEE = "melee"
    THROWN = "thrown"
    BOW = "bow"
    FIREARM = "firearm"

    @property
    def is_ranged(self) -> bool:
        """Whether it reaches past one's own zone."""
        return self in (Weapon.THROWN, Weapon.BOW, Weapon.FIREARM)

    @property
    def wants_aim(self) -> bool:
        """Whether a shot that is not aimed meets 1 more difficulty die."""
        return self in (Weapon.BOW, Weapon.FIREARM)


class Approach(str, Enum):
    """How somebody attacks: with a weapon, or with words of three kinds (cd-attack)."""

    BLOW = "blow"
    PLEA = "plea"
    TRICK = "trick"
    THREAT = "threat"


class Share(str, Enum):
    """What the action may be traded for (cd-turn)."""

    MOVE = "move"
    MANEUVER = "maneuver"


class Fate(str, Enum):
    """Why somebody takes no more part."""

    FLEES = "flees-or-surrenders"
    LEFT = "left"
    YIELDED = "yielded"
    FALLEN = "incapacitated"
    WON = "won-over"


class Stage(str, Enum):
    """What the conflict waits for."""

    AMBUSH = "ambush"  # the competitive check
    INITIATIVE = "initiative"
    TRIUMPH = "triumph"  # what a triumph at initiative is for
    TURN = "turn"
    ROLL = "roll"  # the dice of an attack
    CHOOSE = "choose"  # which of several rolls counts
    ATTACKER = "attacker"  # what the attacker makes of the roll
    PURPOSE = "purpose"  # whether Purpose is spent against an outcome
    DEFENDER = "defender"  # what the defender makes of threats and despairs
    OVER = "over"


class Ending(str, Enum):
    """How a conflict can end."""

    NOBODY_LEFT = "nobody-left"  # a side takes no more part
    WON_OVER = "won-over"  # everyone of a side is convinced or persuaded
    UNRESOLVED = "unresolved"  # 3 rounds of talk are over
    BLOWS = "blows"  # a talk turned to violence
    CLOSED = "closed"  # the Narrator ends it
