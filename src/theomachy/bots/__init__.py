"""Automatic players: evaluation, planning, search, matrix games and hints, from what one seat knows.

Nothing here names a game; what bots must know about one is a `Mind` in that game's folder.
"""
