"""theomachy.server.live."""
