"""Running the server: settings, logs, starting and stopping.

This is the top of the server; nothing else in it imports this package.
"""
