"""Playing in a terminal: the session and the layout.

What one game draws belongs in that game's folder.
"""
