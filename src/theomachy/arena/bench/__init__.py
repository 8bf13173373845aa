"""Benchmarks of the rules: this checkout, other engines, another commit."""
