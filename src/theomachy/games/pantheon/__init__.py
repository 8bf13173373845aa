"""Pantheon: everything that belongs to this game and to no other.

Its rule ids are listed in `data/rules.txt`. Nothing outside this folder and the registry may name the game.
"""
