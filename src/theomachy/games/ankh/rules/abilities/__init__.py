"""One class for each god, Ankh power, Battle card and Guardian, with its questions, and the editions.

An ability acts through the hooks in `hooks.py`; rules that hold without an ability belong in the folders beside.
"""
