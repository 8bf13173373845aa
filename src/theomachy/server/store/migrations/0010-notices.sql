-- What a person wants to be told, and when: the language of messages, the time zone, and quiet hours in its minutes.
CREATE TABLE notice_people (
    account {text} NOT NULL PRIMARY KEY REFERENCES accounts (name),
    language {text} NOT NULL,
    zone {text} NOT NULL,
    quiet_from {int},
    quiet_to {int}
) {clustered};

-- Where messages of a person go. Sealed: who writes here would learn at which tables somebody plays.
CREATE TABLE notice_channels (
    id {text} NOT NULL PRIMARY KEY,
    account {text} NOT NULL REFERENCES accounts (name),
    kind {text} NOT NULL,
    target {text} NOT NULL,
    enabled {int} NOT NULL,
    created {int} NOT NULL,
    confirmed {int},
    login {bytes},
    problem {text} NOT NULL,
    seal {bytes}
) {clustered};
CREATE INDEX notice_channels_of ON notice_channels (account);

-- Of which table a person is to be told, or was told and has not been there since. It becomes durable with the
-- entry of the log that is its reason, and refers to nothing, so that it never keeps an entry from being stored.
CREATE TABLE notices (
    account {text} NOT NULL,
    table_id {text} NOT NULL,
    kind {text} NOT NULL,
    seats {text} NOT NULL,
    seq {int} NOT NULL,
    since {int} NOT NULL,
    due {int} NOT NULL,
    told {int} NOT NULL,
    PRIMARY KEY (account, table_id)
) {clustered};
CREATE INDEX notices_at ON notices (table_id);

-- Messages on their way to one channel, and what became of the last ones.
CREATE TABLE notice_deliveries (
    id {text} NOT NULL PRIMARY KEY,
    channel {text} NOT NULL,
    account {text} NOT NULL,
    about {text} NOT NULL,
    body {bytes} NOT NULL,
    created {int} NOT NULL,
    due {int} NOT NULL,
    tries {int} NOT NULL,
    state {text} NOT NULL,
    problem {text} NOT NULL
) {clustered};
CREATE INDEX notice_deliveries_of ON notice_deliveries (account, created);
CREATE INDEX notice_deliveries_waiting ON notice_deliveries (due) WHERE state = 'waiting';
