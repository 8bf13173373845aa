"""Pictures of tables as SVG documents: hexes as points, rivers and coasts as curves, drawings, text.

Games draw their tables with it in `games/<game>/picture.py`. Nothing here knows a game or needs a library.
"""
