"""The games in words: one Teller for each, and tables at which people and programs sit."""
