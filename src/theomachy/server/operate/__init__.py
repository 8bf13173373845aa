"""theomachy.server.operate."""
