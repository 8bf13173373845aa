"""Tables in memory: one host for each, its sockets, its bots, its timers, and publishing what became durable.

Everything that runs concurrently is here. Nothing here knows HTTP paths, cookies or accounts.
"""
