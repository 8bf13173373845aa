"""Durable storage: one interface, one implementation in SQL, drivers for SQLite and PostgreSQL, and backups.

The store keeps entries, summaries, tokens and accounts as they are given. It does not know what an entry means.
"""
