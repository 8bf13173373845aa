"""Measured speed: random play on both builds, other engines, growth of the time per decision.

Nothing here is imported by the rules, the bots or the server.
"""
