"""Telling people who are not at a table that it is their turn: by Web Push, e-mail and webhooks.

Messages are made from what lists of tables show (see `messages.py`), never from a game. They wait in the database
and are sent at least once.
"""
