import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { HOUSE_FORMAT } from '../../house-format.ts';
import { dialectName } from '../dialect-name.ts';
import { prepareInsertAsJson } from '../insert-as-json.ts';
import { SAID_OFTEN } from '../postgres/planned-once.ts';
import type { Db } from '../tables.ts';

/** A row of a journal: commands of one run, JSON, with the number of the last of them and when it was judged. */
export interface JournalRow {
  runId: string;
  /** Of the writer. */
  epoch: number;
  /** Number of the last command before them. */
  prev: number;
  seq: number;
  atMs: number;
  command: string;
  /** Who reads it has to know this format, see `HOUSE_FORMAT`; absent: the first. */
  format?: number;
}

/**
 * A journal of runs of which each has one writer: whoever took it last. Taking raises the run's epoch; a row is written
 * only under the newest epoch and only after the row before it, by one statement, so that no pause, no broken
 * connection and no clock lets an earlier writer add anything. A file of SQLite has one process, whose statements are
 * done or not done when it hears of them: there everything is written, and the epoch is 1.
 */
export interface FencedJournal {
  /**
   * Makes this process the writer of a run: from now on nobody else adds to it. Gives the epoch; null: no such run goes
   * on. Throws, and leaves it alone, when the run has something in it that this release does not read.
   */
  take(runId: string): Promise<number | null>;
  /** Adds rows, all or none, but for runs that are another writer's or do not go on so: gives their ids. */
  append(rows: readonly JournalRow[]): Promise<readonly string[]>;
  /**
   * After a write of which nobody knows whether it is done: removes what there is after `seq`, also what would still
   * come. Gives the new epoch; null: the run is another writer's. Throws while that cannot be known.
   */
  reclaim(runId: string, seq: number): Promise<number | null>;
}

/** Of a run that has been taken once; on SQLite, of every run. */
export const FIRST_EPOCH = 1;

interface TablesOf {
  /** Says whose a row of the journal is. */
  key: 'room_id' | 'attempt_id';
  epochs: 'room_epoch' | 'attempt_epoch';
  /** The runs themselves, and when one is over. */
  runs: 'room' | 'attempt';
  over: 'ended_at_ms' | 'finished_at_ms';
}

/** The journals there are. */
const OF = {
  room_journal: { key: 'room_id', epochs: 'room_epoch', runs: 'room', over: 'ended_at_ms' },
  attempt_journal: { key: 'attempt_id', epochs: 'attempt_epoch', runs: 'attempt', over: 'finished_at_ms' },
} as const satisfies Record<string, TablesOf>;
type JournalName = keyof typeof OF;

/** The way to a journal for one writer; `writer` is a name that no other process has or had. */
export function createFencedJournal(db: Db, journal: JournalName, writer: string = randomUUID()): FencedJournal {
  return dialectName(db) === 'postgres' ? postgresJournal(db, journal, writer) : sqliteJournal(db, journal);
}

function sqliteJournal(db: Db, journal: JournalName): FencedJournal {
  const { key } = OF[journal];
  const rest = [
    ['seq', 'whole'],
    ['at_ms', 'whole'],
    ['command', 'text'],
  ] as const;
  const insert =
    journal === 'room_journal'
      ? prepareInsertAsJson(db, journal, [['room_id', 'text'], ...rest])
      : prepareInsertAsJson(db, journal, [['attempt_id', 'text'], ...rest]);
  return {
    take: async () => FIRST_EPOCH,
    async append(rows) {
      await insert(rows.map(({ runId, seq, atMs, command }) => [runId, seq, atMs, command]));
      return [];
    },
    async reclaim(runId, seq) {
      await sql`delete from ${sql.table(journal)} where ${sql.ref(key)} = ${runId} and seq > ${seq}`.execute(db);
      return FIRST_EPOCH;
    },
  };
}

function postgresJournal(db: Db, journal: JournalName, writer: string): FencedJournal {
  const { epochs, runs, over } = OF[journal];
  const table = sql.table(journal);
  const key = sql.ref(OF[journal].key);
  return {
    async take(runId) {
      // What is new has no row yet, nor what is from before there were epochs.
      const inJournal = sql`coalesce((select max(seq) from ${table} where ${key} = ${runId}), 0)`;
      const inSnapshot = sql`coalesce((select seq from room_snapshot where room_id = ${runId}), 0)`;
      const { rows } = await sql<{ epoch: number }>`
        insert into ${sql.table(epochs)} as known (run_id, writer, epoch, seq)
        select id, ${writer}, ${sql.lit(FIRST_EPOCH)}, greatest(${inJournal}, ${inSnapshot})
          from ${sql.table(runs)} where id = ${runId} and ${sql.ref(over)} is null
        on conflict (run_id) do update set writer = excluded.writer, epoch = known.epoch + 1
          where known.format <= ${sql.lit(HOUSE_FORMAT)}
        returning epoch`.execute(db);
      if (rows[0]) return rows[0].epoch;
      await refuseNewer(db, epochs, runId);
      return null;
    },
    append: prepareAppend(db, journal),
    async reclaim(runId, seq) {
      const own = db.selectFrom(epochs).select('epoch').where('run_id', '=', runId).where('writer', '=', writer);
      const before = await own.executeTakeFirst();
      if (!before) return null;
      const epoch = before.epoch + 1;
      // Waits for a statement that is still under way; one that comes later finds an epoch that is not its own.
      const known = db.updateTable(epochs).where('run_id', '=', runId).where('epoch', '=', before.epoch);
      const raised = await known.set({ epoch }).executeTakeFirst();
      if (raised.numUpdatedRows === 0n) throw new Error('the epoch of a run has changed meanwhile');
      await sql`
        with kept as (update ${sql.table(epochs)} set seq = ${seq}
          where run_id = ${runId} and epoch = ${epoch} returning run_id)
        delete from ${table} using kept where ${key} = kept.run_id and ${table}.seq > ${seq}`.execute(db);
      return epoch;
    },
  };
}

async function refuseNewer(db: Db, epochs: TablesOf['epochs'], runId: string): Promise<void> {
  const known = await db.selectFrom(epochs).select('format').where('run_id', '=', runId).executeTakeFirst();
  if (known && known.format > HOUSE_FORMAT)
    throw new Error(`a run of format ${known.format} is left to a newer release: this one reads ${HOUSE_FORMAT}`);
}

/** Put into words once: it is said hundreds of times a second. */
function prepareAppend(db: Db, journal: JournalName): FencedJournal['append'] {
  const key = sql.ref(OF[journal].key);
  const epochs = sql.table(OF[journal].epochs);
  const into = sql`insert into ${sql.table(journal)} (${key}, seq, at_ms, command, epoch)`;
  // What is bound comes with each call.
  const one = sql`${sql.raw(SAID_OFTEN)}
    with moved as (update ${epochs} set seq = ${0}::bigint
      where run_id = ${''} and epoch = ${0}::bigint and seq = ${0}::bigint returning run_id, seq, epoch)
    ${into} select run_id, seq, ${0}::bigint, ${''}, epoch from moved returning ${key} as run_id`.compile(db).sql;
  const many = sql`${sql.raw(SAID_OFTEN)}
    with added as materialized (
      select value ->> 0 as run_id, (value ->> 1)::bigint as epoch, (value ->> 2)::bigint as prev,
        (value ->> 3)::bigint as seq, (value ->> 4)::bigint as at_ms, value ->> 5 as command
      from json_array_elements(${''}::json)),
    moved as (update ${epochs} as known set seq = added.seq from added
      where known.run_id = added.run_id and known.epoch = added.epoch and known.seq = added.prev
      returning known.run_id)
    ${into} select added.run_id, added.seq, added.at_ms, added.command, added.epoch from added join moved using (run_id)
    returning ${key} as run_id`.compile(db).sql;
  return async (rows) => {
    // Before what an earlier release does not read is there, nobody takes it any more who does not read it.
    for (const { runId, epoch, format = 1 } of rows)
      if (format > 1)
        await sql`update ${epochs} set format = ${format}
          where run_id = ${runId} and epoch = ${epoch} and format < ${format}`.execute(db);
    const [only] = rows;
    const isOne = only !== undefined && rows.length === 1;
    const bound = isOne
      ? [only.seq, only.runId, only.epoch, only.prev, only.atMs, only.command]
      : [JSON.stringify(rows.map((row) => [row.runId, row.epoch, row.prev, row.seq, row.atMs, row.command]))];
    const done = await db.executeQuery<{ run_id: string }>(CompiledQuery.raw(isOne ? one : many, bound));
    const written = new Set(done.rows.map(({ run_id }) => run_id));
    return written.size === rows.length ? [] : rows.map(({ runId }) => runId).filter((id) => !written.has(id));
  };
}
