"""The texts that belong to no game, their reader, and the rule catalogue.

No text that a player reads may be written in Python.
"""
