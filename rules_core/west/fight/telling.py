"""The lines of the log of words in a fight, and what undoing each event is called."""

from typing import Any

from rules_core.figures import Figure
from rules_core.record import Entry, Game
from rules_core.west.encounter.deeds import figures_of, is_lost, sentence
from rules_core.west.encounter.events import EffectRead, Event, SpentBumps, Turned
from rules_core.west.fight import state as f
from rules_core.west.fight.legal import EVENTS, foe_ap, so_far
from rules_core.west.fight.play import apply, begin
from rules_core.west.fight.setup import FightSetup
from rules_core.west.terms import Cause, count

LABELS: dict[type[Event], str] = {
    f.Tried: "the attempt",
    Turned: "the card",
    SpentBumps: "the bumps",
    EffectRead: "the effect",
    f.Fled: "the flight",
    f.TookHeart: "the Bravery check",
    f.StruckBack: "the foe's attack",
    f.WasHurt: "the foe's hurt",
    f.RoundBegan: "the new round",
    f.FightEnded: "the end",
}


def label(event: Event) -> str:
    """What undoing the event would undo."""
    return LABELS[type(event)]


def tell(before: f.Brawl, event: Event, after: f.Brawl) -> Entry:
    """The log's line: what happened, what it took, whether it is over."""
    figures: dict[str, Figure[Any]] = {}
    said = [_words(before, event, after)]
    if before.attack is not None and after.attack is None and after.last is not None:
        said.append(_did(after))
        figures |= figures_of(after.last) | {"AP taken": after.last.ap_removed}
    if after.lost.value != before.lost.value:
        figures["AP of the foe"] = foe_ap(after)
    if after.closed is not None:
        said.append(f"It is over: {after.closed.text}.")
    return Entry(" ".join(sentence(each) for each in said if each), figures)


def _did(after: f.Brawl) -> str:
    found = after.last
    assert found is not None
    barred = " It would have been misread: no more attempts this fight." if after.is_barred else ""
    if is_lost(found):
        own = count(found.own_wounds.value, "stress wound")
        return f"The talker suffers it: {own} on the track.{barred}"
    taken, foe = found.ap_removed.value, after.setup.name(after.setup.foe)
    if taken:
        return f"{foe} loses {taken} AP.{barred}"
    return f"{foe} loses no AP.{barred}"


def _words(before: f.Brawl, event: Event, after: f.Brawl) -> str:
    talker, foe = (before.setup.name(s) for s in (before.setup.talker, before.setup.foe))
    style = before.talker.style
    match event:
        case f.Tried():
            cause = "Presence" if event.cause is Cause.PRESENCE else style.secondary
            return f"{talker} tries {style.label} for 2 AP: {cause} is cause."
        case Turned():
            return _card(event, after)
        case SpentBumps():
            spent = event.bumps_location + event.bumps_penetration + event.bumps_effect
            return f"{talker} spends {count(spent, 'bump')}."
        case EffectRead():
            drawn = " (drawn from the model deck)" if event.drawn else ""
            return f"The effect{drawn} is {event.effect}."
        case f.Fled():
            return f"{foe} flees and loses no AP by it."
        case f.TookHeart() | f.StruckBack():
            back = before.lost.value - after.lost.value
            how = "takes heart" if isinstance(event, f.TookHeart) else "strikes back"
            return f"{foe} {how}: {back} AP won back."
        case f.WasHurt():
            return f"{foe} is hurt, and all AP lost to words come back."
        case f.RoundBegan():
            return f"Round {after.round} begins."
    return ""


def _card(event: Turned, after: f.Brawl) -> str:
    drawn = " (drawn from the model deck)" if event.drawn else ""
    if event.calamity:
        return f"The card{drawn} is a calamity: the words turn on their speaker."
    found = so_far(after, after.attack) if after.attack else after.last
    assert found is not None
    hit = "a hit" if found.hit.value else "a miss"
    return f"The card{drawn} shows {event.cause_result} against TN {found.tn.value}: {hit}."


FIGHT: Game[FightSetup, Event, f.Brawl] = Game(
    id="west-fight",
    setup=FightSetup,
    events=EVENTS,
    begin=begin,
    apply=apply,
    tell=tell,
    label=label,
)
"""Intimidation or Persuasion in a fight, attempt by attempt."""
