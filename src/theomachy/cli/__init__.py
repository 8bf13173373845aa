"""The command line: one module for each family of commands; `main.py` puts them together.

A command reads its options, calls the package that does the work, and prints. No rule and no algorithm is here.
"""
