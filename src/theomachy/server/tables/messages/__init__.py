"""The requests a client may send to a table and the log entries they become, one module for each family.

A module here declares what a request means: who may send it, the handler that decides it, how its entries change
the table and what they show. It may not read a clock, a disk or the network; what it needs comes in its `Context`.
"""

from theomachy.server.tables.messages import (
    absence,
    chat,
    invites,
    lessons,
    playing,
    rematch,
    seats,
    starting,
    undo,
)

FAMILIES = (seats, starting, playing, undo, absence, chat, invites, rematch, lessons)
"""Every module that declares messages."""
