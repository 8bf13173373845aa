"""The decision core: questions, refusals, events, records, random numbers and hexes, shared by all games.

Nothing here imports a game, a bot or a third-party package.
"""
