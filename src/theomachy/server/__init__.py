"""The game server: tables, seats, live play."""
