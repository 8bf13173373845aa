"""What bots know of Ankh."""
