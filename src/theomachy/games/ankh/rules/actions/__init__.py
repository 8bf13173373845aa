"""The turn of Ankh and its four actions: move, summon, gain Followers, unlock a power.

What one ability changes about an action belongs in `abilities`.
"""
