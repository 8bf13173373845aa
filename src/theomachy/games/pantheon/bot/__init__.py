"""What bots know about Pantheon: features, weights, sampling of hidden cards, heuristics.

Search and levels belong to `theomachy.bots`; nothing here may read what the seat cannot know.
"""
