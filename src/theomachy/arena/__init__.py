"""Playing many games: simulations, ladders, fuzz campaigns and benchmarks. Knows games only by the registry."""
