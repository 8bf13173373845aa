-- When the server ran and could write: between one row and the next nobody could play, and no clock is charged.
CREATE TABLE uptimes (
    started {int} NOT NULL PRIMARY KEY,
    alive {int} NOT NULL
) {clustered};
