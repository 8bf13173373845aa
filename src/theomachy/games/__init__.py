"""theomachy.games."""
