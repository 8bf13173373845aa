"""What is true of every game here: decisions, refusals, events, chance, hexes. Knows no game."""
