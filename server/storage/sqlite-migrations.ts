/**
 * The SQLite schema as a list of migrations; `PRAGMA user_version` counts those applied. Never edit
 * a released migration: add another one.
 */
export const sqliteMigrations: readonly string[] = [
  `
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    company TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    suspicion TEXT,
    idempotency_key TEXT UNIQUE,
    fingerprint TEXT NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at);

  CREATE TABLE outbox (
    enquiry_id INTEGER PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'held', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    claim_token TEXT,
    sent_at INTEGER,
    last_error TEXT
  ) STRICT;
  -- Sent rows are the many and are never looked for.
  CREATE INDEX outbox_open ON outbox (state, due_at) WHERE state <> 'sent';

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  `,
  `
  -- What the store remembers of its own work; never anything of an enquiry.
  CREATE TABLE upkeep (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), padding BLOB NOT NULL) STRICT;
  `,
  `
  -- The rate limit of a single service is counted in memory and needs none.
  DROP TABLE secrets;
  `,
];
