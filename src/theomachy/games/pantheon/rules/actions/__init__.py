"""theomachy.games.pantheon.rules.actions."""
