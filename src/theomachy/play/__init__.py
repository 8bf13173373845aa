"""Tables: a position with its game and a language, for terminals, commands and servers."""
