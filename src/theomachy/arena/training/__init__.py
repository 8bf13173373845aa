"""Learning an evaluation by self-play: games, examples made of them, fitting, measuring, and drawing the curves.

Nothing here is needed to play: bots only read the files this package writes (`theomachy.bots.network`).
"""
