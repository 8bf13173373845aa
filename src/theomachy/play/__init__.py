"""A table for one program: a position, its game and a language, with everything people and programs ask about it.

Nothing here draws, listens on a network or stores anything.
"""
