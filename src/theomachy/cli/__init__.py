"""The commands, by what they are for; cli.py gathers them."""
