"""The rules of Pantheon."""
