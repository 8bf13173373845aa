"""Playing many games: simulation, fuzzing, parity of the two builds.

Nothing here names a game or changes a rule; the games come from the registry.
"""
