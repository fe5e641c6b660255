"""Exact odds of a situation, from the same rules that are played."""
