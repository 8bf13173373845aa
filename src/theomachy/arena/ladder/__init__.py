"""Measures how strong the bot levels are, by many games on balanced seats."""
