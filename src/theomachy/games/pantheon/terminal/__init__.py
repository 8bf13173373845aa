"""theomachy.games.pantheon.terminal."""
