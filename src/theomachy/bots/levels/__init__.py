"""theomachy.bots.levels.names."""
