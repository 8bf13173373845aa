"""A table as a pure function of its log: its state, the requests that change it, permissions, clocks and limits.

Nothing here reads a clock, a disk, the network or random numbers: time, secrets and entropy are passed in, so that
the same log always makes the same table.
"""
