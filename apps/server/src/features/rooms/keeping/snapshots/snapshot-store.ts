import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomState } from '@qc/engine';
import type { Kysely } from 'kysely';
import { inTransaction } from '#platform/db/transaction';
import type { Db, Tables } from '#platform/db/tables';
import { StoredState } from '#features/run-state';
import { changedBlocks, headOf, isCut, uncut } from './cut-state.ts';

/** A room's state after so many commands. */
export interface Snapshot {
  seq: number;
  state: RoomState;
}

type BlockRow = Tables['room_snapshot_block'];

/** Blocks that are put into words, and written, at a time: a few hundred kilobytes, a few milliseconds. */
const AT_ONCE = 20;

/**
 * Writes a snapshot, all of it or nothing; nothing where there is a newer one. `before`: what this process wrote last of
 * the room; where that is still what is stored, only what has changed since is written.
 */
export async function writeSnapshot(
  db: Kysely<Tables>,
  roomId: string,
  { seq, state }: Snapshot,
  before: Snapshot | null = null,
): Promise<void> {
  if (!isCut(state)) {
    await replaceHead(db, roomId, seq, JSON.stringify(state));
    return;
  }
  const head = headOf(state);
  if (before && isCut(before.state)) {
    const changed = await rowsOf(roomId, state, before.state);
    const isNext = await inTransaction(db, async (trx) => {
      const known = trx.updateTable('room_snapshot').where('room_id', '=', roomId).where('seq', '=', before.seq);
      const moved = await known.set({ seq, state: head }).executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return false;
      await writeBlocks(trx, changed);
      return true;
    });
    if (isNext) return;
  }
  const all = await rowsOf(roomId, state, null);
  await inTransaction(db, async (trx) => {
    if (!(await replaceHead(trx, roomId, seq, head))) return;
    await trx.deleteFrom('room_snapshot_block').where('room_id', '=', roomId).execute();
    await writeBlocks(trx, all);
  });
}

/** Gives false where there is a newer one, or the same. */
async function replaceHead(db: Db, roomId: string, seq: number, state: string): Promise<boolean> {
  const written = await db
    .insertInto('room_snapshot')
    .values({ room_id: roomId, seq, state })
    .onConflict((conflict) =>
      conflict.column('room_id').doUpdateSet({ seq, state }).where('room_snapshot.seq', '<', seq),
    )
    .returning('seq')
    .executeTakeFirst();
  return written !== undefined;
}

/** In turns of the loop: while a large room is put into words, all rooms are answered. */
async function rowsOf(roomId: string, state: RoomState, before: RoomState | null): Promise<BlockRow[]> {
  const rows: BlockRow[] = [];
  for (const { part, place, entries } of changedBlocks(state, before)) {
    rows.push({ room_id: roomId, part, place, entries: JSON.stringify(entries) });
    if (rows.length % AT_ONCE === 0) await nextTurn();
  }
  return rows;
}

async function writeBlocks(trx: Db, rows: readonly BlockRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto('room_snapshot_block')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['room_id', 'part', 'place']).doUpdateSet((eb) => ({ entries: eb.ref('excluded.entries') })),
      )
      .execute();
}

/** The newest snapshot of a room; null: there is none. Throws when it is damaged. */
export async function readSnapshot(db: Db, roomId: string): Promise<Snapshot | null> {
  const rows = db.selectFrom('room_snapshot').where('room_id', '=', roomId);
  for (;;) {
    const head = await rows.select(['seq', 'state']).executeTakeFirst();
    if (!head) return null;
    const kept: unknown = JSON.parse(head.state);
    const stored = await uncut(kept, (part) => readBlocks(db, roomId, part));
    if (stored === kept) return { seq: head.seq, state: StoredState.parse(stored) };
    // An earlier writer of the room may have replaced it meanwhile: its number rises with each.
    const now = await rows.select('seq').executeTakeFirst();
    if (now?.seq === head.seq) return { seq: head.seq, state: StoredState.parse(stored) };
  }
}

async function readBlocks(db: Db, roomId: string, part: number): Promise<unknown[]> {
  const blocks = db.selectFrom('room_snapshot_block').where('room_id', '=', roomId).where('part', '=', part);
  const rows = await blocks.select('entries').orderBy('place').execute();
  return rows.map(({ entries }): unknown => JSON.parse(entries));
}
