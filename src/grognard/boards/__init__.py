"""Exact tables and hexes: facts for rules, which know nothing of each other."""
