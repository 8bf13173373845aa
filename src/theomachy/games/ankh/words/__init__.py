"""theomachy.games.ankh.words."""
