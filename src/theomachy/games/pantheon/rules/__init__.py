"""theomachy.games.pantheon.rules."""
