"""Ratings of people: what a rated game says about them, and the same figures again from the logs.

The logs of rated tables are the truth; `rated_games`, `rated_seats` and `ratings` follow from them and can be made
again at any time with exactly the same result (decision 47).
"""
