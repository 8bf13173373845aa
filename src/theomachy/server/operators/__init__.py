"""What operators of a server do: tables, people, bans, retention, and the audit log of all of it.

Every act becomes durable with its line of the audit log, and nothing here shows what a running game hides.
"""
