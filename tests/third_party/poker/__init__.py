"""Three-card poker for two to four players: a game as another package would add it to Theomachy."""
