# Settings of boards.

web-coordinates = Coordinates on the map
web-coordinates-hint = Every space shows its row and column, as game records name it.
