"""theomachy.terminal.session."""
