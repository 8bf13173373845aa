"""The command line: one module for each family of commands; `main.py` puts them together.

Commands parse options and print; what they do belongs in the other packages.
"""
