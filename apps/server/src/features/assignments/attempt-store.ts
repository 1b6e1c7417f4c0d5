import type { Command, RoomState } from '@qc/engine';
import type { StoredRun } from '#features/run-state';
import { journalRow, StoredEntries, type JournalEntry, type RunStore, type StoredEntry } from '#features/rooms';
import type { FencedJournal } from '#platform/db/journal/fenced-journal';
import { readSetting, writeSetting } from '#platform/db/setting-value';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import { readStoredRun, toStoredRun } from './stored-run.ts';

/** What a place in an assignment is made of. */
export interface NewAttempt {
  id: string;
  assignmentId: string;
  nameKey: string;
  tokenHash: string;
  deviceHash: string;
  createdAtMs: number;
  /** The join, so that a place is never without it. */
  join: Command;
}

/** Why there is no new place. `again`: this very token has one already. */
export type AttemptRefusal = 'closed' | 'full' | 'nameTaken' | 'deviceTaken' | 'again';

/** A stored attempt, either finished or with the commands so far. */
export interface StoredAttempt {
  id: string;
  assignmentId: string;
  createdAtMs: number;
  finished: { seq: number; state: StoredRun } | null;
  seq: number;
  entries: StoredEntry[];
}

/** Takes a place and journals its join, both or neither; null: done. `most` is the largest number of players. */
export async function insertAttempt(db: Db, attempt: NewAttempt, most: number): Promise<AttemptRefusal | null> {
  const { id, assignmentId, nameKey, tokenHash, deviceHash, createdAtMs } = attempt;
  try {
    return await inTransaction(db, async (trx) => {
      const open = trx.updateTable('assignment').where('id', '=', assignmentId).where('closed_at_ms', 'is', null);
      const counted = await open
        .where((eb) => eb(eb('started_count', '-', eb.ref('removed_count')), '<', most))
        .set((eb) => ({ started_count: eb('started_count', '+', 1) }))
        .executeTakeFirst();
      if (counted.numUpdatedRows === 0n) return (await isClosed(trx, assignmentId)) ? 'closed' : 'full';
      await trx
        .insertInto('attempt')
        .values({
          id,
          assignment_id: assignmentId,
          name_key: nameKey,
          token_hash: tokenHash,
          device_hash: deviceHash,
          created_at_ms: createdAtMs,
          finished_at_ms: null,
          seat: null,
          run: null,
        })
        .execute();
      const first: JournalEntry[] = [[createdAtMs, attempt.join]];
      const row = { attempt_id: id, seq: 1, at_ms: createdAtMs, command: JSON.stringify(first) };
      await trx.insertInto('attempt_journal').values(row).execute();
      return null;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return whyTaken(db, attempt);
  }
}

async function isClosed(db: Db, assignmentId: string): Promise<boolean> {
  const query = db.selectFrom('assignment').select('closed_at_ms').where('id', '=', assignmentId);
  return (await query.executeTakeFirst())?.closed_at_ms !== null;
}

async function whyTaken(db: Db, attempt: NewAttempt): Promise<AttemptRefusal> {
  const rows = await db
    .selectFrom('attempt')
    .select(['token_hash', 'device_hash'])
    .where('assignment_id', '=', attempt.assignmentId)
    .where((eb) => eb.or([eb('token_hash', '=', attempt.tokenHash), eb('device_hash', '=', attempt.deviceHash)]))
    .execute();
  if (rows.some((row) => row.token_hash === attempt.tokenHash)) return 'again';
  return rows.length > 0 ? 'deviceTaken' : 'nameTaken';
}

/** Whether somebody in an assignment has this name, folded. */
export async function isNameTaken(db: Db, assignmentId: string, nameKey: string): Promise<boolean> {
  const query = db.selectFrom('attempt').select('id').where('assignment_id', '=', assignmentId);
  return (await query.where('name_key', '=', nameKey).executeTakeFirst()) !== undefined;
}

/** The attempt that a token proves; null: none. */
export async function findAttemptByToken(db: Db, assignmentId: string, tokenHash: string): Promise<string | null> {
  const query = db.selectFrom('attempt').select('id').where('assignment_id', '=', assignmentId);
  const row = await query.where('token_hash', '=', tokenHash).where('removed', '=', 0).executeTakeFirst();
  return row?.id ?? null;
}

/** One attempt with all that makes its room; null: there is none, or it was deleted. */
export async function readAttempt(db: Db, id: string): Promise<StoredAttempt | null> {
  const query = db.selectFrom('attempt').select(['id', 'assignment_id', 'created_at_ms', 'run', 'removed']);
  const row = await query.where('id', '=', id).executeTakeFirst();
  if (!row || row.removed === 1) return null;
  const attempt = { id, assignmentId: row.assignment_id, createdAtMs: row.created_at_ms };
  if (row.run !== null) return { ...attempt, finished: readStoredRun(row.run), seq: 0, entries: [] };
  const journal = db.selectFrom('attempt_journal').select(['seq', 'command']).where('attempt_id', '=', id);
  const rows = await journal.orderBy('seq').execute();
  const entries = rows.flatMap((one): StoredEntry[] => StoredEntries.parse(JSON.parse(one.command)));
  return { ...attempt, finished: null, seq: rows.at(-1)?.seq ?? 0, entries };
}

/** Attempts of an assignment that go on. */
export async function listOpenAttempts(db: Db, assignmentId: string): Promise<string[]> {
  const query = db.selectFrom('attempt').select('id').where('assignment_id', '=', assignmentId);
  const rows = await query.where('finished_at_ms', 'is', null).execute();
  return rows.map((row) => row.id);
}

/** Attempts that go on and had a command at this time or later. */
export async function listBusyAttempts(db: Db, sinceMs: number): Promise<{ id: string; assignmentId: string }[]> {
  const rows = await db
    .selectFrom('attempt_journal')
    .innerJoin('attempt', 'attempt.id', 'attempt_journal.attempt_id')
    .select(['attempt.id', 'attempt.assignment_id'])
    .distinct()
    .where('attempt_journal.at_ms', '>=', sinceMs)
    .where('attempt.finished_at_ms', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, assignmentId: row.assignment_id }));
}

/**
 * The attempt is over: its run is kept, its journal is gone. A run that ever began gets the next seat of the result;
 * who never began has played nothing, as in a room that never started. Again does nothing.
 */
export async function finishAttempt(
  db: Db,
  attempt: { id: string; assignmentId: string },
  run: { seq: number; state: RoomState; finishedAtMs: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const open = trx.updateTable('attempt').where('id', '=', attempt.id).where('finished_at_ms', 'is', null);
    const done = await open
      .set({ finished_at_ms: run.finishedAtMs, run: toStoredRun(run.seq, run.state) })
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return;
    if (run.state.startedAtMs !== null) {
      const counted = await trx
        .updateTable('assignment')
        .set((eb) => ({ finished_count: eb('finished_count', '+', 1) }))
        .where('id', '=', attempt.assignmentId)
        .returning('finished_count')
        .executeTakeFirstOrThrow();
      const seat = counted.finished_count - 1;
      await trx.updateTable('attempt').set({ seat }).where('id', '=', attempt.id).execute();
    }
    await trx.deleteFrom('attempt_journal').where('attempt_id', '=', attempt.id).execute();
    await trx.deleteFrom('attempt_epoch').where('run_id', '=', attempt.id).execute();
  });
}

/** Runs from a seat on as they are stored, in the order of seats; null: deleted on request. */
export async function readRuns(
  db: Db,
  assignmentId: string,
  fromSeat: number,
  most: number,
): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('attempt')
    .select(['run', 'removed'])
    .where('assignment_id', '=', assignmentId)
    .where('seat', '>=', fromSeat)
    .orderBy('seat')
    .limit(most)
    .execute();
  return rows.map((row) => (row.removed === 1 ? null : row.run));
}

/** Who has a seat in the result of an assignment and was not deleted. */
export async function listSeated(
  db: Db,
  assignmentId: string,
): Promise<{ id: string; seat: number; tokenHash: string }[]> {
  const rows = await db
    .selectFrom('attempt')
    .select(['id', 'seat', 'token_hash'])
    .where('assignment_id', '=', assignmentId)
    .where('seat', 'is not', null)
    .where('removed', '=', 0)
    .execute();
  return rows.map((row) => ({ id: row.id, seat: row.seat ?? 0, tokenHash: row.token_hash }));
}

/** Deletes all that is known of these players; only their seats stay. */
export async function eraseAttempts(db: Db, assignmentId: string, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    let erased = 0;
    for (const id of ids) {
      const nothing = `removed ${id}`;
      const whole = trx.updateTable('attempt').where('id', '=', id).where('removed', '=', 0);
      const done = await whole
        .set({ name_key: nothing, token_hash: nothing, device_hash: nothing, run: null, removed: 1 })
        .executeTakeFirst();
      erased += Number(done.numUpdatedRows);
    }
    await trx
      .updateTable('assignment')
      .set((eb) => ({ removed_count: eb('removed_count', '+', erased) }))
      .where('id', '=', assignmentId)
      .execute();
  });
}

const ALIVE = 'selfPaced.aliveAtMs';

/** The runs of all attempts, as their keeper asks for them. */
export function attemptStore({ db, cluster }: Pick<Platform, 'db' | 'cluster'>, journal: FencedJournal): RunStore {
  return {
    appendJournal: async (groups) => journal.append(groups.map(journalRow)),
    reclaim: async (id, seq) => journal.reclaim(id, seq),
    async has(id) {
      const query = db.selectFrom('attempt').select('id').where('id', '=', id).where('removed', '=', 0);
      return (await query.executeTakeFirst()) !== undefined;
    },
    markAlive: async (atMs) => {
      if (!(await cluster.markAlive(atMs))) await writeSetting(db, ALIVE, String(atMs));
    },
  };
}

/** When the server was last known to run while it was alone; 0: never. */
export async function lastAlive(db: Db): Promise<number> {
  return Number((await readSetting(db, ALIVE)) ?? 0);
}
