"""What each viewer is shown of a table, its log and its game.

Everything is built from what the viewer may know. Nothing here changes a table or does input and output.
"""
