CREATE TABLE schema_steps (
    number {int} NOT NULL PRIMARY KEY,
    name {text} NOT NULL,
    applied {int} NOT NULL
) {plain};

-- The summary of a table. `last` and `head` are number and hash of its last entry: a write compares and swaps them.
CREATE TABLE tables (
    id {text} NOT NULL PRIMARY KEY,
    game {text} NOT NULL,
    phase {text} NOT NULL,
    visibility {text} NOT NULL,
    code {text} NOT NULL UNIQUE,
    title {text} NOT NULL,
    seats {bytes} NOT NULL,
    rules {int} NOT NULL,
    created {int} NOT NULL,
    updated {int} NOT NULL,
    deadline {int},
    last {int} NOT NULL,
    head {bytes} NOT NULL
) {clustered};
CREATE INDEX tables_listed ON tables (visibility, updated, id);
CREATE INDEX tables_updated ON tables (updated, id);
CREATE INDEX tables_due ON tables (deadline, id) WHERE deadline IS NOT NULL;

-- The truth. Only ever added to.
CREATE TABLE entries (
    table_id {text} NOT NULL REFERENCES tables (id),
    seq {int} NOT NULL CHECK (seq > 0),
    kind {text} NOT NULL,
    body {bytes} NOT NULL,
    move {bytes},
    at {int} NOT NULL,
    rules {int} NOT NULL,
    prev {bytes} NOT NULL CHECK (length(prev) = 32),
    hash {bytes} NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_id, seq)
) {clustered};
CREATE UNIQUE INDEX entries_moves ON entries (table_id, move) WHERE move IS NOT NULL;

CREATE TABLE replies (
    table_id {text} NOT NULL REFERENCES tables (id),
    move {bytes} NOT NULL,
    digest {bytes} NOT NULL,
    reply {bytes} NOT NULL,
    PRIMARY KEY (table_id, move)
) {clustered};

CREATE TABLE accounts (
    name {text} NOT NULL PRIMARY KEY,
    shown {text} NOT NULL,
    password {text} NOT NULL,
    created {int} NOT NULL
) {clustered};

CREATE TABLE logins (
    token {bytes} NOT NULL PRIMARY KEY,
    account {text} NOT NULL REFERENCES accounts (name),
    created {int} NOT NULL,
    revoked {int} NOT NULL
) {clustered};

CREATE TABLE grants (
    token {bytes} NOT NULL PRIMARY KEY,
    table_id {text} NOT NULL REFERENCES tables (id),
    role {text} NOT NULL,
    seats {text} NOT NULL,
    account {text} REFERENCES accounts (name),
    created {int} NOT NULL,
    revoked {int} NOT NULL
) {clustered};
CREATE INDEX grants_at ON grants (table_id);
CREATE INDEX grants_of ON grants (account) WHERE account IS NOT NULL;

CREATE TABLE invites (
    hash {bytes} NOT NULL PRIMARY KEY,
    table_id {text} NOT NULL REFERENCES tables (id),
    role {text} NOT NULL,
    seats {text} NOT NULL,
    created {int} NOT NULL,
    expires {int},
    used {int} NOT NULL
) {clustered};

-- A cache: any row may be dropped at any time.
CREATE TABLE snapshots (
    table_id {text} NOT NULL PRIMARY KEY REFERENCES tables (id),
    seq {int} NOT NULL,
    state {bytes} NOT NULL
) {plain};

CREATE TABLE secrets (
    table_id {text} NOT NULL PRIMARY KEY REFERENCES tables (id),
    secret {bytes} NOT NULL
) {clustered};
