"""The games: one folder for each, what a game declares (`package.py`), and the list of them (`registry.py`).

Only the registry names a game; code that would treat one game differently belongs in that game's folder.
"""
