import type { RoomState, RunGame } from '@qc/engine';
import type { JournalGroup } from '@qc/engine/live/journal';
import { FIRST_EPOCH } from '#platform/db/journal/fenced-journal';
import type { RoomRecord } from '../keeping/room-store.ts';
import type { Snapshot } from '../keeping/snapshots/snapshot-store.ts';
import { SimulatedPots } from './simulated-pots.ts';
import type { ChargeState } from './simulated-pots.ts';

/** Hears what has come on disk, in the order it did. */
export interface DurableWatch {
  opened(room: RoomRecord & { code: string }, game: RunGame): void;
  /** A process is its writer from now on. */
  taken(roomId: string, epoch: number, by: { from: string | null; to: string }): void;
  appended(groups: readonly JournalGroup[]): void;
  dropped(roomId: string, afterSeq: number): void;
  closed(roomId: string): void;
  kept(roomId: string, state: RoomState): void;
  charged(roomId: string, state: ChargeState): void;
}

/** A room on disk. */
export interface Row {
  record: RoomRecord;
  game: string;
  snapshot: { seq: number; state: string } | null;
  journal: Map<number, string>;
  /** Which process took it last, how often it was taken, and the last number in its journal. */
  writer: string;
  epoch: number;
  seq: number;
}

/** What is on disk: it outlives every process. Kept as text, as in the database. */
export class DurableData {
  readonly rooms = new Map<string, Row>();
  readonly settings = new Map<string, string>();
  readonly results = new Map<string, string>();
  readonly pots: SimulatedPots;
  readonly #watch: DurableWatch;
  #writers = 0;

  constructor(watch: DurableWatch) {
    this.#watch = watch;
    this.pots = new SimulatedPots((roomId, state) => watch.charged(roomId, state));
  }

  /** A name for a process that no other had. */
  nextWriter(): string {
    return `process-${(this.#writers += 1)}`;
  }

  insertRoom(
    room: RoomRecord & { code: string },
    game: RunGame,
    begins: Snapshot | undefined,
    writer: string,
  ): number | 'codeTaken' | 'alreadyOpen' {
    const open = [...this.rooms.values()].map(({ record }) => record).filter((record) => record.endedAtMs === null);
    if (open.some((other) => other.userId === room.userId && other.gameId === room.gameId && other.demo === room.demo))
      return 'alreadyOpen';
    if (open.some((other) => other.code === room.code)) return 'codeTaken';
    const snapshot = begins ? { seq: begins.seq, state: JSON.stringify(begins.state) } : null;
    const taken = { writer, epoch: 1, seq: begins?.seq ?? 0 };
    this.rooms.set(room.id, { record: room, game: JSON.stringify(game), snapshot, journal: new Map(), ...taken });
    this.#watch.opened(room, game);
    this.#watch.taken(room.id, taken.epoch, { from: null, to: writer });
    return taken.epoch;
  }

  /** As `FencedJournal`: gives the ids of rooms that are another's, or do not go on so. */
  append(groups: readonly JournalGroup[]): string[] {
    for (const group of groups) this.row(group.roomId);
    const isNext = ({ roomId, epoch, seq, entries }: JournalGroup): boolean => {
      const row = this.row(roomId);
      return row.epoch === epoch && row.seq === seq - entries.length;
    };
    const [written, fenced] = [groups.filter(isNext), groups.filter((group) => !isNext(group))];
    for (const { roomId, seq, entries } of written) {
      const row = this.row(roomId);
      if (row.journal.has(seq)) throw new Error('primary key of room_journal');
      row.journal.set(seq, JSON.stringify(entries));
      row.seq = seq;
    }
    if (written.length > 0) this.#watch.appended(written);
    return fenced.map(({ roomId }) => roomId);
  }

  /** A process becomes the writer of a room. */
  take(roomId: string, writer: string): number | null {
    const row = this.rooms.get(roomId);
    if (row?.record.endedAtMs !== null) return null;
    return this.#become(row, writer);
  }

  /** Makes another process the writer of a room of this one. False: it is not this one's under that epoch. */
  pass(roomId: string, { from, epoch, to }: { from: string; epoch: number; to: string }): boolean {
    const row = this.rooms.get(roomId);
    if (row?.record.endedAtMs !== null || row.writer !== from || row.epoch !== epoch) return false;
    this.#become(row, to, from);
    return true;
  }

  /** What may still come is refused from now on; what nobody was told of is gone. */
  reclaim(roomId: string, writer: string, seq: number): number | null {
    const row = this.row(roomId);
    if (row.writer !== writer) return null;
    this.#become(row, writer);
    row.seq = seq;
    for (const number of [...row.journal.keys()]) if (number > seq) row.journal.delete(number);
    this.#watch.dropped(roomId, seq);
    return row.epoch;
  }

  /** As `lockRoomEpoch`. */
  whose(roomId: string, epoch: number): 'here' | 'elsewhere' | 'over' {
    const row = this.rooms.get(roomId);
    if (row?.record.endedAtMs !== null) return 'over';
    return row.epoch === epoch ? 'here' : 'elsewhere';
  }

  closeRoom(roomId: string, endedAtMs: number): void {
    const row = this.rooms.get(roomId);
    if (!row) return;
    if (row.record.endedAtMs === null) row.record = { ...row.record, endedAtMs, code: null };
    row.journal = new Map();
    row.snapshot = null;
    this.#watch.closed(roomId);
  }

  discardRoom(roomId: string, endedAtMs: number): void {
    if (this.rooms.get(roomId)?.epoch === FIRST_EPOCH) this.closeRoom(roomId, endedAtMs);
  }

  keepResult(roomId: string, state: RoomState): void {
    // As the results' table: the first one stays.
    if (!this.results.has(roomId)) this.results.set(roomId, JSON.stringify(state));
    this.#watch.kept(roomId, state);
  }

  #become(row: Row, to: string, passedBy: string | null = null): number {
    const from = passedBy === null ? row.writer : null;
    row.writer = to;
    row.epoch += 1;
    this.#watch.taken(row.record.id, row.epoch, { from, to });
    return row.epoch;
  }

  row(roomId: string): Row {
    const row = this.rooms.get(roomId);
    if (!row) throw new Error('foreign key of room_journal');
    return row;
  }
}
