import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Positions in the log and in its index (https://sqlite.org/walformat.html). */
const logHeaderBytes = 32;
const frameHeaderBytes = 24;
const indexHeaderBytes = 48;
const indexBytes = 2 * indexHeaderBytes + 4;

/** What SQLite shares among its connections about the log: the file `-shm`. */
interface LogIndex {
  readonly bytes: Buffer;
  readonly pageSize: number;
  /** Valid frames in the log. */
  readonly frames: number;
  /** Frames that a checkpoint has copied into the database already. */
  readonly copied: number;
  readonly salts: Buffer;
}

function readIndex(fd: number): LogIndex {
  const bytes = Buffer.alloc(indexBytes);
  readSync(fd, bytes, 0, indexBytes, 0);
  // The index is in the byte order of this machine; the salts are copied as they are in the log.
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

/** Whether the log still has the header and the length that its index says. */
function agrees(log: number, index: LogIndex): boolean {
  // Nothing in the log is needed any more.
  if (index.copied >= index.frames) return true;
  const salts = Buffer.alloc(8);
  if (readSync(log, salts, 0, 8, 16) < 8 || !salts.equals(index.salts)) return false;
  const bytes = logHeaderBytes + index.frames * (frameHeaderBytes + index.pageSize);
  return fstatSync(log).size >= bytes;
}

export interface Log {
  /** Frames that are in the log alone. */
  waiting(): number;
  /** False once the log was emptied, shortened or written over by anything but SQLite. */
  isWhole(): boolean;
  close(): void;
}

/** Opens the log of an open database. */
export function openLog(db: DatabaseSync, file: string): Log {
  // SQLite creates the log when it first reads.
  db.prepare('SELECT count(*) FROM sqlite_schema').get();
  const log = openSync(`${file}-wal`, 'r');
  // Never closed by hand: that would drop the locks which SQLite has on this file in this process.
  const index = openSync(`${file}-shm`, 'r');
  return {
    waiting() {
      const { frames, copied } = readIndex(index);
      return frames - copied;
    },
    isWhole() {
      for (let seen = readIndex(index); ; ) {
        if (agrees(log, seen)) return true;
        // Another program may have begun the log anew in between; then its index has changed, too.
        const again = readIndex(index);
        if (again.bytes.equals(seen.bytes)) return false;
        seen = again;
      }
    },
    close: () => closeSync(log),
  };
}

/**
 * Closes a database whose log is damaged. SQLite copies the log into the database when the last
 * connection closes, so a second one, which may only read, is open meanwhile.
 */
export function closeWithoutCheckpoint(db: DatabaseSync, file: string): void {
  const other = new DatabaseSync(file, { readOnly: true });
  try {
    other.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch {
    // The schema may be unreadable; the lock on the file is held all the same.
  }
  db.close();
  other.close();
}
