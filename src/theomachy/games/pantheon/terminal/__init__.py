"""The drawing of Pantheon's table in a terminal, with rich.

The server does not import this folder.
"""
