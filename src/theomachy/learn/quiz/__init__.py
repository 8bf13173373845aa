"""Questions about real positions, made and checked by the engine, endless by seed.

What every game can be asked is here (which answers are legal). What only one game can be asked is in that game's
`quiz.py`. Nothing here names a game.
"""
