"""Learning to play: lessons, worked examples and rulebooks, read from the folders of the games.

Everything here is data that is played by the real rules. No page, no network and no drawing lives here.
"""
