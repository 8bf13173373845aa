"""The turn of Pantheon and its four actions: move, buy, sacrifice, draw.

What one ability changes about an action belongs in `abilities`.
"""
