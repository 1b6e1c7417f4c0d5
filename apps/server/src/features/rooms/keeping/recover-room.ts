import { openRoom, stepAgain } from '@qc/engine';
import type { RoomBeginning } from '@qc/engine/live/room';
import { commandOf } from './stored-command.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';

/** A room as its journal tells it. */
export interface RecoveredRoom extends RoomBeginning {
  /** When the last command on disk was judged; the room's opening when there is none. */
  lastAtMs: number;
}

/**
 * Rebuilds a room that was taken under `epoch` from its newest snapshot and what the journal holds after it; null when
 * there is no such room. What is read after it was taken is all there is: nobody else adds to it any more.
 */
export async function recoverRoom(store: RoomStore, record: RoomRecord, epoch: number): Promise<RecoveredRoom | null> {
  const snapshot = await store.readSnapshot(record.id);
  const game = snapshot ? snapshot.state.game : await store.readRunGame(record.id);
  if (!game || record.code === null) return null;
  let state = snapshot?.state ?? openRoom({ code: record.code, game, openedAtMs: record.createdAtMs });
  const { seq, entries } = await store.readJournal(record.id, snapshot?.seq ?? 0);
  let lastAtMs = record.createdAtMs;
  for (const [atMs, command] of entries) {
    const outcome = stepAgain(state, commandOf(command, game), atMs);
    if (outcome.ok) state = outcome.state;
    lastAtMs = atMs;
  }
  return { epoch, state, seq, lastAtMs };
}
