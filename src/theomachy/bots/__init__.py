"""Bots: levels, search, planning and hints. They know no game; each game brings a `Mind`."""
