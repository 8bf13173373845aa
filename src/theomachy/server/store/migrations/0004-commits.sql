-- One row. `instance` tells this database from every other; each transaction of the server replaces `last`, so that
-- a transaction whose reply was lost can be looked up, and a database that was exchanged is noticed.
CREATE TABLE commits (
    instance {bytes} NOT NULL PRIMARY KEY CHECK (length(instance) = 16),
    last {bytes} NOT NULL CHECK (length(last) = 16)
) {plain};
