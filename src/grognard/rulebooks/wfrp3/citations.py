"""Every rule of the book that refuses, modifies or resolves, by its name."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.citations import Citation

__all__ = ["CITATIONS"]

MOVES, TURNS, FIGHT, HARM, CURE = "Manewry", "Inicjatywa i tury", "Walka", "Obrażenia", "Leczenie ran"

_RULES = (
    # name, number, heading in the seed, where it is implemented
    ("dice", "W1", "", "symbols.DICE"),
    ("cancelling", "W10", "", "symbols.Counting"),
    ("success", "W12", "", "spending.spend_steps"),
    ("righteous", "W13", "", "symbols.expertise"),
    ("comet", "W14", "", "spending.spend_steps"),
    ("star", "W15", "", "attack.use_card"),
    ("lines", "W16", "", "spending.spend_steps"),
    ("exertion", "W17", "", "spending.spend_steps"),
    ("delay", "W18", "", "spending.spend_steps"),
    ("universal", "W19", "", "spending.RECOVER"),
    ("characteristic", "W20", FIGHT, "building.built"),
    ("stance-dice", "W21", FIGHT, "building.built"),
    ("training", "W22", "", "building.built"),
    ("fortune-dice", "W22", "", "building.built"),
    ("specialisation", "W22", "", "building.built"),
    ("fortune-point", "W22", "", "building.built"),
    ("advantage", "W23", FIGHT, "building.built"),
    ("disadvantage", "W23", FIGHT, "building.built"),
    ("defence", "W23", FIGHT, "building.built"),
    ("difficulty", "W24", "", "building.DIFFICULTIES"),
    ("plain-attack", "W25", FIGHT, "actions.difficulty_of"),
    ("opposed", "W26", "", "building.opposed_challenge"),
    ("stance-meter", "W27", TURNS, "turn.stance_stress"),
    ("card-side", "W28", "", "sheets.Sheet.colour"),
    ("turn", "W31", MOVES, "turn.TurnCosts.refusals"),
    ("extra-manoeuvre", "W32", MOVES, "turn.TurnCosts.fatigue"),
    ("assist", "W34", MOVES, "building.built"),
    ("manoeuvres", "W35", MOVES, "turn.MANOEUVRES"),
    ("prepare", "W39", MOVES, "actions.declared"),
    ("skill-use", "W40", MOVES, "treatments.cure"),
    ("recharge", "W42", TURNS, "turn.after_turn"),
    ("active-defence", "W50", "", "actions.defence_dice"),
    ("initiative", "W51", TURNS, "initiative.initiative"),
    ("tie", "W52", TURNS, "initiative.ranked"),
    ("range", "W54", MOVES, "ranges.RANGES"),
    ("reach", "W55", MOVES, "ranges.is_within"),
    ("extreme", "W55", MOVES, "building.built"),
    ("move", "W56", MOVES, "ranges.move_cost"),
    ("disengage", "W58", MOVES, "ranges.move_cost"),
    ("guard", "W62", "", "building.built"),
    ("damage", "W66", FIGHT, "damage.dealt"),
    ("minimum", "W67", FIGHT, "damage.dealt"),
    ("no-critical", "W69", FIGHT, "damage.dealt"),
    ("critical-rating", "W71", FIGHT, "attack.rating_line"),
    ("threshold", "W73", HARM, "reading.sheet_of"),
    ("wound-cards", "W74", HARM, "wounds.wound_card"),
    ("state", "W75", HARM, "wounds.state"),
    ("fall", "W76", HARM, "wounds.suffer"),
    ("death", "W77", HARM, "wounds.suffer"),
    ("needs-help", "W78", HARM, "telling.after_attack"),
    ("severity", "W80", HARM, "wounds.tally"),
    ("distress", "W81", "", "sheets.is_distressed"),
    ("passing-out", "W82", "", "sheets.passes_out"),
    ("recovery", "W83", "", "sheets.recovered"),
    ("night", "W85", CURE, "healing.night"),
    ("gravity", "W86", CURE, "healing.severe"),
    ("resilience", "W87", CURE, "healing.recovery"),
    ("aid-help", "W88", CURE, "healing.helped"),
    ("medicine-help", "W89", CURE, "healing.helped"),
    ("long-term", "W90", CURE, "treatments.treatment_check"),
    ("first-aid", "W92", CURE, "healing.treated"),
    ("ignoring", "W93", CURE, "healing.treated"),
    ("mishap", "W94", CURE, "healing.treated"),
    ("medicine", "W95", CURE, "treatments.cure"),
    ("first-aid-limit", "W96", CURE, "treatments.earlier_refusals"),
    ("self-treatment", "W97", "", "treatments.cure"),
    ("draught", "W98", CURE, "healing.drunk"),
    ("healing-card", "W99", CURE, "healing.mended"),
)

CITATIONS = MappingProxyType(
    {
        citation.slug: citation
        for citation in (Citation(f"wfrp3-{name}", number, seed, where) for name, number, seed, where in _RULES)
    }
)
"""By slug."""
