"""theomachy.server.accounts.accounts."""
