"""The rules of Pantheon: state, components, board, tiles, setup, epochs, endings and invariants.

Code here imports the engine and the standard library only, because it is compiled; no text, JSON or bot code.
"""
