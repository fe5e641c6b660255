"""Exact tables and hexes: facts for rules, which know nothing of each other.

Nothing is loaded here, so that who reads a length does not pay for a picture. Ask the module that has it:
`length` and `shapes` make footprints of what players write; `measure` decides range, contact and overlap; `document`
and `writing` read and write a `table` of `terrain` and bases; `room`, `placement` and `coherency` say where bases may
stand; `picture` draws any of it with `marks` upon it.
"""
