"""theomachy.games.pantheon.words."""
