"""theomachy.games.pantheon.documents."""
