"""Every rule of the book that refuses, modifies or resolves: by its number, its heading in the seed, its function."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.citations import Citation

__all__ = ["CITATIONS"]

_ATTACKS = "Количество атак"
_ARC = "Арка стрельбы"
_NUMBER = "Модификаторы огня"
_SIGHT = "Линия видимости и модификаторы"
_CRITICAL = "Критическое попадание"
_ACCIDENT = "Случайное попадание"

_RULES = (
    # slug, number, heading in the seed (none: from the game's own site), where it is implemented
    ("order", "R5", "Атаки", "telling.before"),
    ("attack", "R57", "Атаки", "budget.weapon_refusals"),
    ("enemy", "R6", "Атаки", "declaration.refusals_of"),
    ("mech", "R7", _ATTACKS, "units.attacks_per_turn"),
    ("once", "R8", _ATTACKS, "budget.weapon_refusals"),
    ("crew", "R9", _ATTACKS, "units.attacks_per_turn"),
    ("infantry", "R10", _ATTACKS, "units.attacks_per_turn"),
    ("small", "O12", "", "units.attacks_per_turn"),
    ("salvos", "R11", _ATTACKS, "salvos.volley"),
    ("refused", "R12", _ATTACKS, "salvos.no_shot"),
    ("smoke", "R6, O19", _ATTACKS, "smoke.smoke_situation"),
    ("main", "R13, R14", _ARC, "arcs.is_in_arc"),
    ("course", "R15", _ARC, "arcs.is_in_arc"),
    ("turret", "R16", _ARC, "survey.can_aim_at"),
    ("no-arc", "R17", _ARC, "survey.can_aim_at"),
    ("reach", "R18", _ARC, "declaration.refusals_of"),
    ("facing", "R1, R19", _ARC, "reading_map.facing_of"),
    ("hexes", "R2, R3, R4", "", "reading_map.hex_of"),
    ("one-unit", "1.3", "", "reading_map.shared_hexes"),
    ("facet", "1.3, A29", "", "arcs.facets_struck"),
    ("line", "R20, R21, R22", _SIGHT, "hindrance.line_between"),
    ("own-hex", "R23", "", "hindrance.line_between"),
    ("target-hex", "R23", _SIGHT, "hindrance.line_between"),
    ("ends", "R24", _SIGHT, "hindrance.line_between"),
    ("off-map", "R25", "", "board.is_on"),
    ("pairs", "R26", _SIGHT, "hindrance.line_between"),
    ("corner", "R27", _SIGHT, "hindrance.line_between"),
    ("in-hex", "R28", _SIGHT, "hindrance.line_between"),
    ("hindrance", "R29, R44", _SIGHT, "hindrance.Sight"),
    ("hidden", "R30", _SIGHT, "need.out_of_the_question"),
    ("units", "R31", _SIGHT, "hindrance.HINDERING"),
    ("within-arc", "R32", _SIGHT, "declaration.refusals_of"),
    ("both-ways", "R33", "", "hindrance.line_between"),
    ("shown", "R34", "", "telling.before"),
    ("crest", "R36, R37, R38", _SIGHT, "heights.hiding_hexes"),
    ("need", "R39", _NUMBER, "need.reasons_of"),
    ("height", "R40", _NUMBER, "heights.is_higher"),
    ("range", "R41", _NUMBER, "need.range_change"),
    ("moved", "R42", _NUMBER, "need.reasons_of"),
    ("wavering", "R43", _NUMBER, "need.reasons_of"),
    ("size", "R45", _NUMBER, "need.size_change"),
    ("heavy", "R46", _NUMBER, "need.heavy_change"),
    ("sights", "R47", _SIGHT, "need.reasons_of"),
    ("other", "R47, O18", _SIGHT, "need.reasons_of"),
    ("low", "R47", _SIGHT, "need.out_of_the_question"),
    ("sure", "R47, A19", _SIGHT, "need.reasons_of"),
    ("roll", "R48", _SIGHT, "rolls.attack_throw"),
    ("log", "R49", _SIGHT, "salvos.salvo"),
    ("critical", "R50", _CRITICAL, "salvos.salvo"),
    ("critical-mech", "R51", _CRITICAL, "salvos.salvo"),
    ("critical-infantry", "R52", _CRITICAL, "salvos.salvo"),
    ("accident", "R53", _ACCIDENT, "hindrance.zone"),
    ("struck", "R54", _ACCIDENT, "salvos.salvo"),
    ("own-troops", "R55", _ACCIDENT, "salvos.salvo"),
    ("each-salvo", "R56", _ACCIDENT, "salvos.volley"),
    ("compulsory", "R61", _ACCIDENT, "salvos.salvo"),
    ("declaration", "R58", "Заявка стрельбы", "telling.spoken"),
    ("dice-pairs", "R59", _ATTACKS, "rolls.attack_throw"),
    ("marks", "R60", _ARC, "picture.picture"),
    ("penetration", "1.3, O3", "Атаки", "salvos.salvo"),
    ("damage", "O4", _CRITICAL, "salvos.salvo"),
    ("zero", "O5", "", "salvos.salvo"),
    ("check", "O6", _CRITICAL, "rolls.check_throw"),
    ("failed", "O7", _CRITICAL, "salvos.salvo"),
    ("protection", "O13", "", "gaps.gaps"),
    ("anti-infantry", "O14, A26", "", "budget.is_barred_by_infantry"),
    ("ammo", "1.3", "", "budget.weapon_refusals"),
    ("gaps", "1.4, 1.6", "", "gaps.gaps"),
    ("round", "1.3", "", "playing.step"),
    ("initiative", "1.3", "", "ordering.roll_initiative"),
    ("morale", "1.3", "", "ordering.spend_morale"),
    ("move", "1.3", "", "moving.moves"),
    ("pass", "1.3", "", "moving.moves"),
    ("last-step", "1.3", "", "moving.moves"),
)

CITATIONS = MappingProxyType(
    {f"dm-{slug}": Citation(f"dm-{slug}", number, seed, where) for slug, number, seed, where in _RULES}
)
"""By slug."""
