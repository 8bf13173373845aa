"""The whole server on a virtual clock, network and disk: one seed decides everything that happens.

The product's code for tables, grants, sockets, storage and bots runs unchanged. docs/explanation/simulation.md
says what is real, what is virtual and what is checked.
"""
