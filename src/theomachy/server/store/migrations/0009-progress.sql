-- The lessons that an account has finished. Rows are only added, so progress from two devices is never lost.
CREATE TABLE progress (
    account {text} NOT NULL REFERENCES accounts (name),
    game {text} NOT NULL,
    lesson {text} NOT NULL,
    since {int} NOT NULL,
    PRIMARY KEY (account, game, lesson)
) {clustered};
