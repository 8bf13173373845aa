"""Pantheon as bots see it."""
