"""The rules of Ankh: state, components, map, setup, scenarios and invariants.

Code here imports the engine and the standard library only, because it is compiled; no text, JSON or bot code.
"""
