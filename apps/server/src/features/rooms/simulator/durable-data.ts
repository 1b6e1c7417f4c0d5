import type { RoomState, RunGame } from '@qc/engine';
import type { JournalGroup } from '@qc/engine/live/journal';
import type { RoomRecord, Snapshot } from '../keeping/room-store.ts';
import { SimulatedPots } from './simulated-pots.ts';
import type { ChargeState } from './simulated-pots.ts';

/** Hears what has come on disk, in the order it did. */
export interface DurableWatch {
  opened(room: RoomRecord & { code: string }, game: RunGame): void;
  appended(groups: readonly JournalGroup[]): void;
  dropped(roomId: string, afterSeq: number): void;
  closed(roomId: string): void;
  kept(roomId: string, state: RoomState): void;
  charged(roomId: string, state: ChargeState): void;
}

interface Row {
  record: RoomRecord;
  game: string;
  snapshot: { seq: number; state: string } | null;
  journal: Map<number, string>;
}

/** What is on disk: it outlives every process. Kept as text, as in the database. */
export class DurableData {
  readonly rooms = new Map<string, Row>();
  readonly settings = new Map<string, string>();
  readonly results = new Map<string, string>();
  readonly pots: SimulatedPots;
  readonly #watch: DurableWatch;

  constructor(watch: DurableWatch) {
    this.#watch = watch;
    this.pots = new SimulatedPots((roomId, state) => watch.charged(roomId, state));
  }

  insertRoom(
    room: RoomRecord & { code: string },
    game: RunGame,
    begins?: Snapshot,
  ): 'inserted' | 'codeTaken' | 'alreadyOpen' {
    const open = [...this.rooms.values()].map(({ record }) => record).filter((record) => record.endedAtMs === null);
    if (open.some((other) => other.userId === room.userId && other.gameId === room.gameId && other.demo === room.demo))
      return 'alreadyOpen';
    if (open.some((other) => other.code === room.code)) return 'codeTaken';
    const snapshot = begins ? { seq: begins.seq, state: JSON.stringify(begins.state) } : null;
    this.rooms.set(room.id, { record: room, game: JSON.stringify(game), snapshot, journal: new Map() });
    this.#watch.opened(room, game);
    return 'inserted';
  }

  append(groups: readonly JournalGroup[]): void {
    for (const group of groups)
      if (this.row(group.roomId).journal.has(group.seq)) throw new Error('primary key of room_journal');
    for (const { roomId, seq, entries } of groups) this.row(roomId).journal.set(seq, JSON.stringify(entries));
    this.#watch.appended(groups);
  }

  dropAfter(roomId: string, seq: number): void {
    const { journal } = this.row(roomId);
    for (const number of [...journal.keys()]) if (number > seq) journal.delete(number);
    this.#watch.dropped(roomId, seq);
  }

  closeRoom(roomId: string, endedAtMs: number): void {
    const row = this.rooms.get(roomId);
    if (!row) return;
    if (row.record.endedAtMs === null) row.record = { ...row.record, endedAtMs, code: null };
    row.journal = new Map();
    row.snapshot = null;
    this.#watch.closed(roomId);
  }

  keepResult(roomId: string, state: RoomState): void {
    // As the results' table: the first one stays.
    if (!this.results.has(roomId)) this.results.set(roomId, JSON.stringify(state));
    this.#watch.kept(roomId, state);
  }

  row(roomId: string): Row {
    const row = this.rooms.get(roomId);
    if (!row) throw new Error('foreign key of room_journal');
    return row;
  }
}
