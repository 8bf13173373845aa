"""theomachy.games.ankh.rules.actions."""
