"""Texts: Fluent files, their reader, sentences about a game, and the rules catalogue."""
