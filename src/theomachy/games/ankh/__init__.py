"""Ankh: Gods of Egypt. Rule ids refer to the specification catalogued in data/rules.txt."""
