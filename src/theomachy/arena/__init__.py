"""theomachy.arena."""
