"""One module for each level of bots; each declares its `LEVEL`, and `names.py` finds them all."""
