"""Where tables are kept: one port, one code path in SQL, two thin drivers."""
