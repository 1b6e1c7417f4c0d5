import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dialectName } from '../db/dialect-name.ts';
import type { Platform } from '../platform.ts';

/** A full disk often takes the last few bytes: so many are written. */
const PROBE_BYTES = 64 * 1024;
/** What was found is told again for so long, ms: whoever asks all the time makes nobody write all the time. */
const KEPT_MS = 2000;

/** What keeps the server from its work; null: nothing. */
export type StorageProblem = 'database' | 'readOnly' | 'disk' | null;

/** Asks, by trying, whether something can be written: to the database, and to the disk. */
export function storageProbe({ db, config }: Platform): () => Promise<StorageProblem> {
  let last: { atMs: number; found: Promise<boolean> } | null = null;
  return async () => {
    const ofDatabase = await databaseProblem(db);
    if (ofDatabase !== null) return ofDatabase;
    const nowMs = performance.now();
    // A disk that was full is asked anew: it may have room again.
    if (last === null || nowMs - last.atMs >= KEPT_MS || !(await last.found)) {
      last = { atMs: nowMs, found: canWrite(config.dataDir) };
    }
    return (await last.found) ? null : 'disk';
  };
}

async function databaseProblem(db: Platform['db']): Promise<StorageProblem> {
  try {
    await sql`select 1`.execute(db);
    if (dialectName(db) !== 'postgres') return null;
    // A database that has become a copy of another, or was closed to writers.
    const { rows } = await sql<{ state: string }>`select current_setting('transaction_read_only') as state`.execute(db);
    return rows[0]?.state === 'on' ? 'readOnly' : null;
  } catch {
    return 'database';
  }
}

/** The database file of SQLite lies on this disk, too. */
async function canWrite(folder: string): Promise<boolean> {
  const path = join(folder, `.write-probe-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES, 1), { mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
