"""theomachy.games.ankh.terminal."""
