"""Who may do what: tokens and cookies, optional accounts, and who gets a token of a table.

Nothing here knows an HTTP path or answers a request; only digests of tokens and hashes of passwords are stored.
"""
