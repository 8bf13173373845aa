"""theomachy.server.http."""
