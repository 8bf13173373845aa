"""Measured strength of the levels: plans with balanced seats, games, rates, ratings, reports.

Levels are named by the caller; no level is treated specially.
"""
