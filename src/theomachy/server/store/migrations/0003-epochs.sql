-- A token ends when a seat of it changes hands: `epoch` is the number of the table's last entry when the token was
-- given. Rows of before have none; live/table_grants.py says which of them still count.
ALTER TABLE grants ADD COLUMN epoch {int};
ALTER TABLE invites ADD COLUMN epoch {int};

-- The request that a token answers, as digests of its id and its contents: sent again, it gets the same token.
ALTER TABLE grants ADD COLUMN request {bytes};
ALTER TABLE grants ADD COLUMN contents {bytes};
CREATE UNIQUE INDEX grants_requests ON grants (request) WHERE request IS NOT NULL;

-- Who made an invite, so that nobody leaves too many unused.
ALTER TABLE invites ADD COLUMN maker {text} NOT NULL DEFAULT '';
CREATE INDEX invites_at ON invites (table_id, maker);
