"""theomachy.games.ankh.documents."""
