"""What one connection may cost, below requests and messages: reads, chunks, frames, bytes and time.

The protocol classes are uvicorn's, with a budget in front of their parsers; whoever exceeds it is disconnected.
"""
