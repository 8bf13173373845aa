"""The texts of Pantheon: Fluent files in four languages, and the sentences made from them.

No text that a player reads may be written in Python.
"""
