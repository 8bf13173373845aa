"""What bots know about Ankh: features, weights, sampling of hidden cards, heuristics, the table of a Battle.

Search and levels belong to `theomachy.bots`; nothing here may read what the seat cannot know.
"""
