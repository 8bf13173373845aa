"""One module for each level of bots; each declares its `LEVEL`, and `names.py` finds them all.

What several levels share belongs to `theomachy.bots`; nothing here names a game.
"""
