"""theomachy.words."""
