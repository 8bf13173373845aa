"""theomachy.games.ankh.rules.events."""
