-- What an account chose for itself, and the name under which the logs of rated games know the person. That name is
-- random, so a log says nothing about a person whose row is gone.
CREATE TABLE people (
    account {text} NOT NULL PRIMARY KEY REFERENCES accounts (name),
    player {text} NOT NULL UNIQUE,
    shown_to {text} NOT NULL,
    language {text} NOT NULL,
    zone {text} NOT NULL
) {clustered};

-- What one account or device said about another: asks for friendship, is blocked, is muted.
CREATE TABLE ties (
    account {text} NOT NULL REFERENCES accounts (name),
    other {text} NOT NULL REFERENCES accounts (name),
    kind {text} NOT NULL,
    since {int} NOT NULL,
    PRIMARY KEY (account, other, kind)
) {clustered};
CREATE INDEX ties_to ON ties (other, kind);

-- Rated tables, from their opening on; `finished` is 0 until the result is known. They follow from the logs, and stay
-- when a table is purged: the ratings of those who played there stand on them.
CREATE TABLE rated_games (
    table_id {text} NOT NULL PRIMARY KEY,
    pool {text} NOT NULL,
    finished {int} NOT NULL,
    counted {text} NOT NULL
) {clustered};
CREATE INDEX rated_games_open ON rated_games (table_id) WHERE finished = 0;
CREATE INDEX rated_games_order ON rated_games (pool, finished, table_id);

-- Who came in which place, and the rating before and after, in millionths. Bots are `bot:<level>`.
CREATE TABLE rated_seats (
    table_id {text} NOT NULL,
    seat {int} NOT NULL,
    player {text} NOT NULL,
    place {int} NOT NULL,
    called {text} NOT NULL,
    state {text} NOT NULL,
    mu_before {int} NOT NULL,
    sigma_before {int} NOT NULL,
    mu {int} NOT NULL,
    sigma {int} NOT NULL,
    PRIMARY KEY (table_id, seat)
) {clustered};
CREATE INDEX rated_seats_of ON rated_seats (player, table_id);

-- The rating of a person after the last game that counted.
CREATE TABLE ratings (
    pool {text} NOT NULL,
    player {text} NOT NULL,
    mu {int} NOT NULL,
    sigma {int} NOT NULL,
    games {int} NOT NULL,
    won {int} NOT NULL,
    last {int} NOT NULL,
    PRIMARY KEY (pool, player)
) {clustered};
CREATE INDEX ratings_best ON ratings (pool, mu);
CREATE INDEX ratings_of ON ratings (player);
