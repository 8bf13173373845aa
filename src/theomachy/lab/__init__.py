"""The lab: questions about balance, answered by many games between bots, with intervals and a report.

A question names conditions (`question.py`). Its games are numbered and each has dice of its own
(`game_played.py`), so any machine may play any of them. What was played is kept as Parquet (`folder.py`); the rest
is arithmetic on it.
"""
