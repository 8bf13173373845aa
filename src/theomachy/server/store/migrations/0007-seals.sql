-- What carries authority is sealed with a key outside the database (see seals.py); NULL: a row of before.
ALTER TABLE tables ADD COLUMN seal {bytes};
ALTER TABLE tables ADD COLUMN head_seal {bytes};
ALTER TABLE replies ADD COLUMN seal {bytes};
ALTER TABLE accounts ADD COLUMN seal {bytes};
ALTER TABLE logins ADD COLUMN seal {bytes};
ALTER TABLE grants ADD COLUMN seal {bytes};
ALTER TABLE invites ADD COLUMN seal {bytes};
ALTER TABLE secrets ADD COLUMN seal {bytes};

-- One row, replaced by every transaction: its id, and how many sealed rows of each kind there are, with their sum.
DROP TABLE commits;
CREATE TABLE commits (
    instance {bytes} NOT NULL PRIMARY KEY CHECK (length(instance) = 16),
    last {bytes} NOT NULL CHECK (length(last) = 16),
    totals {bytes} NOT NULL,
    seal {bytes} NOT NULL
) {plain};
