-- From which address block a token was given out: quotas count by it. Tokens of older servers have no row.
CREATE TABLE grant_origins (
    token {bytes} NOT NULL PRIMARY KEY REFERENCES grants (token) ON DELETE CASCADE,
    block {text} NOT NULL
) {clustered};
CREATE INDEX grant_origins_of ON grant_origins (block);
-- Bots no longer move at tables that nobody looks at, so a bot that owes an answer makes no table due.
UPDATE tables SET deadline = NULL WHERE deadline = 0;
