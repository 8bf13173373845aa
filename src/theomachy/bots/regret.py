"""Games in one simultaneous choice: mixed strategies by regret matching."""


def strategy_of(regrets: list[float]) -> list[float]:
    """Every option as likely as it is regretted not to have been taken; all alike if none is."""
    wished = [max(0.0, regret) for regret in regrets]
    total = sum(wished)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [wish / total for wish in wished]


def mixed(payoffs: list[list[float]], rounds: int) -> tuple[list[float], list[float]]:
    """The average strategies of two who play for opposite ends: rows want the payoff high, columns low."""
    rows = len(payoffs)
    columns = len(payoffs[0])
    regret_of_rows = [0.0] * rows
    regret_of_columns = [0.0] * columns
    total_of_rows = [0.0] * rows
    total_of_columns = [0.0] * columns
    for _ in range(rounds):
        mine = strategy_of(regret_of_rows)
        theirs = strategy_of(regret_of_columns)
        by_row = [sum([payoffs[row][column] * theirs[column] for column in range(columns)]) for row in range(rows)]
        by_column = [sum([payoffs[row][column] * mine[row] for row in range(rows)]) for column in range(columns)]
        value = sum([mine[row] * by_row[row] for row in range(rows)])
        for row in range(rows):
            regret_of_rows[row] += by_row[row] - value
            total_of_rows[row] += mine[row]
        for column in range(columns):
            regret_of_columns[column] += value - by_column[column]
            total_of_columns[column] += theirs[column]
    return [total / rounds for total in total_of_rows], [total / rounds for total in total_of_columns]
