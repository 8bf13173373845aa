-- Accounts that may use the endpoints of operators.
CREATE TABLE operators (
    account {text} NOT NULL PRIMARY KEY REFERENCES accounts (name),
    since {int} NOT NULL,
    seal {bytes}
) {clustered};

-- Accounts, devices and address blocks that are shut out; lifted ones stay for the record.
CREATE TABLE bans (
    id {text} NOT NULL PRIMARY KEY,
    kind {text} NOT NULL,
    subject {text} NOT NULL,
    reason {text} NOT NULL,
    created {int} NOT NULL,
    expires {int},
    lifted {int} NOT NULL,
    seal {bytes}
) {clustered};

-- Links that an operator made for somebody who lost a password; each works once.
CREATE TABLE resets (
    hash {bytes} NOT NULL PRIMARY KEY,
    account {text} NOT NULL REFERENCES accounts (name),
    created {int} NOT NULL,
    expires {int} NOT NULL,
    used {int} NOT NULL,
    seal {bytes}
) {clustered};

-- Tables that an operator or the retention deleted; they can be restored until they are purged.
CREATE TABLE hidden_tables (
    table_id {text} NOT NULL PRIMARY KEY REFERENCES tables (id),
    since {int} NOT NULL,
    seal {bytes}
) {clustered};
CREATE INDEX hidden_tables_since ON hidden_tables (since, table_id);

-- Names of people who deleted their accounts: the log keeps them, nobody is shown them.
CREATE TABLE hidden_names (
    table_id {text} NOT NULL REFERENCES tables (id),
    name {text} NOT NULL,
    since {int} NOT NULL,
    seal {bytes},
    PRIMARY KEY (table_id, name)
) {clustered};

-- When a token was last used, to the hour. A lost row only makes a token look older.
CREATE TABLE token_uses (
    token {bytes} NOT NULL PRIMARY KEY,
    used {int} NOT NULL
) {clustered};

-- What operators did; chained as the logs of tables are.
CREATE TABLE audit (
    seq {int} NOT NULL PRIMARY KEY CHECK (seq > 0),
    kind {text} NOT NULL,
    body {bytes} NOT NULL,
    at {int} NOT NULL,
    prev {bytes} NOT NULL CHECK (length(prev) = 32),
    hash {bytes} NOT NULL CHECK (length(hash) = 32)
) {clustered};
CREATE TABLE audit_head (
    id {int} NOT NULL PRIMARY KEY CHECK (id = 1),
    last {int} NOT NULL,
    head {bytes} NOT NULL,
    seal {bytes}
) {clustered};
CREATE INDEX accounts_created ON accounts (created, name);
CREATE INDEX logins_of ON logins (account);
