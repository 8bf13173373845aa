"""Positions, views and options as data."""
