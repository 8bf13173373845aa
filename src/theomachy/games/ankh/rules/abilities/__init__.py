"""theomachy.games.ankh.rules.abilities."""
