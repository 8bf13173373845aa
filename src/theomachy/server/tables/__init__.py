"""theomachy.server.tables."""
