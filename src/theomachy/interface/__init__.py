"""The public Python interface: a game in progress with names, sentences, undo and pictures.

`theomachy.new` and `theomachy.read` make a `Match`. Nothing here knows a rule; programs that need speed use the
positions of `theomachy.engine` directly.
"""
