import type { GameId } from '@qc/contract';
import type { RunGame } from '@qc/engine';
import { StoredRunGame } from '#features/run-state';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';

/** An assignment as stored. */
export interface AssignmentRecord {
  id: string;
  gameId: string;
  userId: string;
  name: string;
  code: string;
  closesAtMs: number;
  closedAtMs: number | null;
  createdAtMs: number;
  startedCount: number;
  /** Also the next seat of the result. */
  finishedCount: number;
  removedCount: number;
  /** How many finished attempts the stored result holds. */
  keptCount: number;
}

/** An assignment with what lists say beside it. */
export interface ListedAssignment extends AssignmentRecord {
  gameLives: boolean;
  /** Null: none yet, or deleted. */
  resultId: string | null;
}

/** Writes a new assignment; false when another has its code. */
export async function insertAssignment(
  db: Db,
  assignment: Pick<AssignmentRecord, 'id' | 'gameId' | 'userId' | 'name' | 'code' | 'closesAtMs' | 'createdAtMs'> & {
    pressKey?: string | null;
  },
  game: RunGame,
): Promise<boolean> {
  const added = await db
    .insertInto('assignment')
    .values({
      id: assignment.id,
      game_id: assignment.gameId,
      user_id: assignment.userId,
      name: assignment.name,
      code: assignment.code,
      run_game: JSON.stringify(game),
      closes_at_ms: assignment.closesAtMs,
      closed_at_ms: null,
      created_at_ms: assignment.createdAtMs,
      press_key: assignment.pressKey ?? null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** How many assignments of a person are open. */
export async function countOpenAssignments(db: Db, userId: string): Promise<number> {
  const query = db.selectFrom('assignment').select((eb) => eb.fn.countAll().as('count'));
  const row = await query.where('user_id', '=', userId).where('closed_at_ms', 'is', null).executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** One assignment by id, by code, or by the press that made it; null: there is none. */
export async function findAssignment(
  db: Db,
  by: { id: string } | { code: string } | { userId: string; pressKey: string },
): Promise<AssignmentRecord | null> {
  let query = db.selectFrom('assignment').select(COLUMNS);
  if ('id' in by) query = query.where('id', '=', by.id);
  else if ('code' in by) query = query.where('code', '=', by.code);
  else query = query.where('user_id', '=', by.userId).where('press_key', '=', by.pressKey);
  const row = await query.executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** The game that an assignment freezes, with the deadline as it is now. */
export async function readAssignmentGame(db: Db, id: string): Promise<RunGame | null> {
  const query = db.selectFrom('assignment').select(['run_game', 'closes_at_ms']).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? { ...StoredRunGame.parse(JSON.parse(row.run_game)), closesAtMs: row.closes_at_ms } : null;
}

/** One page of a person's assignments, newest first, and the number of all that fit. */
export async function listAssignments(
  db: Db,
  ask: { userId: string; page: number; perPage: number; game?: GameId | undefined },
): Promise<{ rows: ListedAssignment[]; count: number }> {
  let fitting = db.selectFrom('assignment').where('assignment.user_id', '=', ask.userId);
  if (ask.game !== undefined) fitting = fitting.where('assignment.game_id', '=', ask.game);
  const total = await fitting.select((eb) => eb.fn.countAll().as('count')).executeTakeFirst();
  const rows = await fitting
    .select(COLUMNS)
    .orderBy('assignment.created_at_ms', 'desc')
    .orderBy('assignment.id', 'desc')
    .limit(ask.perPage)
    .offset((ask.page - 1) * ask.perPage)
    .execute();
  return { rows: await withSurroundings(db, rows.map(toRecord)), count: Number(total?.count ?? 0) };
}

/** The same assignments with whether their game still lives and which result they have. */
export async function withSurroundings(db: Db, assignments: readonly AssignmentRecord[]): Promise<ListedAssignment[]> {
  if (assignments.length === 0) return [];
  const ids = assignments.map((assignment) => assignment.id);
  const results = await db
    .selectFrom('game_result')
    .select(['id', 'assignment_id'])
    .where('assignment_id', 'in', ids)
    .execute();
  const games = await db
    .selectFrom('game')
    .select('id')
    .where('deleted_at_ms', 'is', null)
    .where('id', 'in', [...new Set(assignments.map((assignment) => assignment.gameId))])
    .execute();
  const resultOf = new Map(results.map((row) => [row.assignment_id, row.id]));
  const living = new Set(games.map((row) => row.id));
  return assignments.map((assignment) => ({
    ...assignment,
    gameLives: living.has(assignment.gameId),
    resultId: resultOf.get(assignment.id) ?? null,
  }));
}

/** Moves the deadline of an open assignment; false when it has closed. */
export async function writeDeadline(db: Db, id: string, closesAtMs: number): Promise<boolean> {
  const open = db.updateTable('assignment').where('id', '=', id).where('closed_at_ms', 'is', null);
  const done = await open.set({ closes_at_ms: closesAtMs }).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** The assignment takes nothing more; what was closed stays as it was. Its deadline is never later than that. */
export async function markClosed(db: Db, id: string, atMs: number): Promise<void> {
  await db
    .updateTable('assignment')
    .where('id', '=', id)
    .where('closed_at_ms', 'is', null)
    .set((eb) => ({
      closed_at_ms: atMs,
      closes_at_ms: eb.case().when('closes_at_ms', '>', atMs).then(atMs).else(eb.ref('closes_at_ms')).end(),
    }))
    .execute();
}

/** When the next assignment closes; null: none is open. */
export async function nextDeadline(db: Db): Promise<number | null> {
  const query = db.selectFrom('assignment').select('closes_at_ms').where('closed_at_ms', 'is', null);
  return (await query.orderBy('closes_at_ms').limit(1).executeTakeFirst())?.closes_at_ms ?? null;
}

/** Open assignments whose deadline was at this time or before. */
export async function listDue(db: Db, atMs: number): Promise<string[]> {
  const query = db.selectFrom('assignment').select('id').where('closed_at_ms', 'is', null);
  const rows = await query.where('closes_at_ms', '<=', atMs).orderBy('closes_at_ms').execute();
  return rows.map((row) => row.id);
}

/** Assignments that a crash left half done: closed with attempts that go on, or with a result that is behind. */
export async function listUnsettled(db: Db): Promise<{ id: string; closed: boolean }[]> {
  const rows = await db
    .selectFrom('assignment')
    .select(['id', 'closed_at_ms'])
    .where((eb) =>
      eb.or([
        eb('kept_count', '<', eb.ref('finished_count')),
        eb.and([
          eb('closed_at_ms', 'is not', null),
          eb.exists(
            eb
              .selectFrom('attempt')
              .select('attempt.id')
              .whereRef('attempt.assignment_id', '=', 'assignment.id')
              .where('attempt.finished_at_ms', 'is', null),
          ),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => ({ id: row.id, closed: row.closed_at_ms !== null }));
}

/** Notes how many attempts the stored result holds. */
export async function writeKept(db: Db, id: string, keptCount: number): Promise<void> {
  await db.updateTable('assignment').set({ kept_count: keptCount }).where('id', '=', id).execute();
}

const COLUMNS = [
  'id',
  'game_id',
  'user_id',
  'name',
  'code',
  'closes_at_ms',
  'closed_at_ms',
  'created_at_ms',
  'started_count',
  'finished_count',
  'removed_count',
  'kept_count',
] as const;

type Row = Pick<Selectable<Tables['assignment']>, (typeof COLUMNS)[number]>;

function toRecord(row: Row): AssignmentRecord {
  return {
    id: row.id,
    gameId: row.game_id,
    userId: row.user_id,
    name: row.name,
    code: row.code,
    closesAtMs: row.closes_at_ms,
    closedAtMs: row.closed_at_ms,
    createdAtMs: row.created_at_ms,
    startedCount: row.started_count,
    finishedCount: row.finished_count,
    removedCount: row.removed_count,
    keptCount: row.kept_count,
  };
}
