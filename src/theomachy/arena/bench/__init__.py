"""theomachy.arena.bench."""
