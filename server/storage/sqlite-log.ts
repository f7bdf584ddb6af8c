import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Sizes in the write-ahead log and its index (https://sqlite.org/walformat.html). */
const logHeaderBytes = 32;
const frameHeaderBytes = 24;
const indexHeaderBytes = 48;
const indexBytes = 2 * indexHeaderBytes + 4;

/** The index of the log, in the file `-shm`, which all connections share. */
interface LogIndex {
  readonly bytes: Buffer;
  readonly pageSize: number;
  /** Valid frames in the log. */
  readonly frames: number;
  /** Frames that a checkpoint has copied into the database. */
  readonly copied: number;
  readonly salts: Buffer;
}

function readIndex(fd: number): LogIndex {
  const bytes = Buffer.alloc(indexBytes);
  readSync(fd, bytes, 0, indexBytes, 0);
  // The index has the byte order of this machine; the salts have that of the log.
  const number = (at: number) => new Uint32Array(bytes.buffer, bytes.byteOffset + at, 1)[0] ?? 0;
  const pageSize = new Uint16Array(bytes.buffer, bytes.byteOffset + 14, 1)[0] ?? 0;
  return {
    bytes,
    pageSize: pageSize === 1 ? 65_536 : pageSize,
    frames: number(16),
    copied: number(2 * indexHeaderBytes),
    salts: bytes.subarray(32, 40),
  };
}

/** Whether the log has the salts and at least the length that its index states. */
function matchesIndex(log: number, index: LogIndex): boolean {
  // All frames are in the database.
  if (index.copied >= index.frames) return true;
  const salts = Buffer.alloc(8);
  if (readSync(log, salts, 0, 8, 16) < 8 || !salts.equals(index.salts)) return false;
  const bytes = logHeaderBytes + index.frames * (frameHeaderBytes + index.pageSize);
  return fstatSync(log).size >= bytes;
}

export interface Log {
  /** The number of frames that are not yet in the database. */
  pendingFrames(): number;
  /** False if another program than SQLite has truncated or overwritten the log. */
  isIntact(): boolean;
  close(): void;
}

/** Opens the log of an open database. */
export function openLog(db: DatabaseSync, file: string): Log {
  // SQLite creates the log at the first read.
  db.prepare('SELECT count(*) FROM sqlite_schema').get();
  const log = openSync(`${file}-wal`, 'r');
  // Never closed: that would release the locks that SQLite has on this file in this process.
  const index = openSync(`${file}-shm`, 'r');
  return {
    pendingFrames() {
      const { frames, copied } = readIndex(index);
      return frames - copied;
    },
    isIntact() {
      for (let seen = readIndex(index); ; ) {
        if (matchesIndex(log, seen)) return true;
        // If the index has changed meanwhile, another program has restarted the log: compare again.
        const again = readIndex(index);
        if (again.bytes.equals(seen.bytes)) return false;
        seen = again;
      }
    },
    close: () => closeSync(log),
  };
}

/**
 * Closes a database whose log is damaged. SQLite would copy the log into the database when the last
 * connection closes, so a second, read-only connection is open until then.
 */
export function closeWithoutCheckpoint(db: DatabaseSync, file: string): void {
  const other = new DatabaseSync(file, { readOnly: true });
  try {
    other.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch {
    // Even if the schema cannot be read, the connection has its lock.
  }
  db.close();
  other.close();
}
