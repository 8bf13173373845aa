"""The three events of Ankh and what follows them: control, caravans, Conflicts and Battles, merging, forgetting.

What one ability changes about an event belongs in `abilities`.
"""
