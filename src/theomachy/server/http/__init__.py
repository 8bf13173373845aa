"""HTTP: declared endpoints, the checks in front of them, sockets, generated documents and the web client's files.

A handler reads a request, asks live, accounts or views, and writes a response. No rule of a table is decided here.
"""
