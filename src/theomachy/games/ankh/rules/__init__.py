"""theomachy.games.ankh.rules."""
