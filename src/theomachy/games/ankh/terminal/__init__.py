"""The drawing of Ankh's table in a terminal, with rich.

The server does not import this folder.
"""
