"""Tabletop combat off one copy of the rules: referee, dice, exact odds, advice and simulation."""
