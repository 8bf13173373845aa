"""Pantheon as data for other programs: positions as JSON, what a seat sees, options as text.

No rules: a document states facts, and reading one checks them.
"""
