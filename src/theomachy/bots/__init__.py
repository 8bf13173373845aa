"""Players without a person: each knows what one seat knows, and nothing else."""
