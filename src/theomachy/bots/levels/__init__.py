"""The levels of bots, one module each, and their names.

A level chooses how to think; the methods of thinking it combines belong to `theomachy.bots`.
"""
