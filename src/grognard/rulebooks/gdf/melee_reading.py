"""Reading the `[melee]` table of a situation file: who strikes with what, checked before anything is rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from grognard.core.documents import Document, Place, Problem
from grognard.core.refusals import Fact, Refusal
from grognard.rulebooks.gdf.declaration import can_pick, carried, texts, weapon_places
from grognard.rulebooks.gdf.document import MeleeText, SituationText, UnitText
from grognard.rulebooks.gdf.listed import short
from grognard.rulebooks.gdf.melee_folding import melee_situation, with_impact
from grognard.rulebooks.gdf.melee_situation import Contender, MeleeSituation, Striker, Terms
from grognard.rulebooks.gdf.units import Side

__all__ = ["Charge", "read_melee"]

IMPACT = "impact"
MOST_DICE = 600
"""More attacks, multiplied by Blast and Deadly, than this from one side are a slip of the pen."""

Answer = MeleeSituation | tuple[Problem, ...] | tuple[Refusal, ...]


def read_melee(document: Document, text: SituationText, attacker: Side, targets: Sequence[Side]) -> Answer:
    """Read a melee: a situation, everything that cannot be read, or everything that is not legal."""
    said = text.melee or MeleeText()
    charge = Charge(document, text)
    charge.check(attacker, targets)
    charger = charge.contender(attacker, text.attacker, said.striking, "striking")
    defender = charge.contender(targets[0], texts(text)[0], said.striking_back, "striking_back")
    if not charge.problems and not any(s.copies for s in charger.striking) and not charger.impacting:
        charge.refuse("gdf-p3", "nothing-strikes", unit=attacker.name)
    if charge.problems or charge.refusals:
        return tuple(charge.problems) or tuple(charge.refusals)
    terms = Terms(text.edition, tuple(text.readings.items()), said.strikes_back)
    situation = melee_situation(charger, defender, terms, str(document.path))
    line = document.line(("melee",))
    return tuple(msgspec.structs.replace(problem, line=line) for problem in situation.problems) or situation


class Charge:
    """A charge being checked: the file it stands in, what is wrong with it, what the rules refuse."""

    def __init__(self, document: Document, text: SituationText) -> None:
        self.document = document
        self.text = text
        self.problems: list[Problem] = []
        self.refusals: list[Refusal] = []

    def refuse(self, citation: str, key: str, **facts: Fact) -> None:
        """Note what is not legal."""
        self.refusals.append(Refusal(citation, key, tuple(facts.items())))

    def problem(self, place: Place, key: str, **facts: Fact) -> None:
        """Note what cannot be read."""
        self.problems.append(self.document.problem(place, key, **facts))

    def check(self, attacker: Side, targets: Sequence[Side]) -> None:
        """Check who charges, and whom."""
        if "attack" in self.document.data:
            self.problem(("melee",), "attack-and-melee")
        if self.text.attacker.shaken:
            self.refuse("gdf-2", "shaken-is-idle", unit=attacker.name)
        if self.text.attacker.activated:
            self.refuse("gdf-p1", "already-activated", unit=attacker.name)
        if len(targets) > 1:
            self.refuse("gdf-p3", "charge-at-one", targets=len(targets))
        for number, (target, said) in enumerate(zip(targets, texts(self.text), strict=True)):
            if said.friendly:
                self.refuse("gdf-6", "friendly-target", target=target.name)
            if said.cover not in (False, "none"):
                self.refuse("gdf-15", "no-cover-in-melee", target=target.name)
            for field in ("distance", "fired_by"):
                if getattr(said, field) is not None:
                    self.problem(("target", number, field), "not-in-melee", field=field)
            if said.pick is not None and not can_pick(target, said.pick):
                self.problem(("target", number, "pick"), "pick-is-nobody", pick=said.pick, target=target.name)

    def contender(self, side: Side, said: UnitText, stated: Mapping[str, int], field: str) -> Contender:
        """Return one side with the copies that strike: as stated, else all it has."""
        weapons = carried(side)
        copies: dict[int, int] = {}
        impacting = with_impact(side)
        for reference, many in stated.items():
            place: Place = ("melee", field, reference)
            if reference.casefold() == IMPACT and impacting:
                impacting = self._counted(place, many, impacting)
                continue
            for at in weapon_places(self.document, place, weapons, (reference,), self.problems):
                copies[at] = self._counted(place, many, weapons[at].weapon.count)
                if weapons[at].weapon.profile.range_um is not None:
                    self.refuse("gdf-p3", "not-a-melee-weapon", weapon=weapons[at].text)
        melee = [at for at, weapon in enumerate(weapons) if weapon.weapon.profile.range_um is None]
        striking = tuple(Striker(weapons[at], copies.get(at, weapons[at].weapon.count)) for at in melee)
        self._check_dice(side, striking, field)
        pick = None if field == "striking" else texts(self.text)[0].pick
        seat = "attacker" if field == "striking" else "target"
        return Contender(side, striking, impacting, is_fatigued=said.fatigued, seat=seat, pick=pick)

    def _counted(self, place: Place, many: int, most: int) -> int:
        if not 0 <= many <= most:
            self.problem(place, "number-out-of-range", field=str(place[1]), got=short(many), least=0, most=most)
        return many

    def _check_dice(self, side: Side, striking: Sequence[Striker], field: str) -> None:
        dice = 0
        for striker in striking:
            profile = striker.carried.weapon.profile
            times = [
                max((rule.rating or 1 for rule in profile.rules if rule.name == name), default=1)
                for name in ("Blast", "Deadly")
            ]
            dice += striker.copies * profile.attacks * times[0] * times[1]
            if dice > MOST_DICE:
                place = ("attacker" if field == "striking" else "target", "weapons")
                self.problem(place, "too-many-dice", weapon=striker.carried.text, most=MOST_DICE)
                return
