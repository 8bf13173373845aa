"""One class for each god, nation, loot tile and bonus tile of Pantheon, with its questions.

An ability acts through the hooks in `hooks.py`; rules that hold without an ability belong in the folders beside.
"""
