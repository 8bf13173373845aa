"""The game server: tables that people and bots play at over HTTP and WebSockets.

Imports point one way: protocol and store at the bottom, then tables, views, live, accounts, http and operate.
Only the command line and the client import the server, and no module here names a game.
"""
