"""theomachy.games.pantheon.rules.abilities."""
