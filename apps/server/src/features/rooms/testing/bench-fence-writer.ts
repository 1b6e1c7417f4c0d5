/** A process of `npm run bench fence`: writes the journals of its rooms, with the fence and without it. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Command } from '@qc/engine';
import { Journal, type JournalTarget } from '@qc/engine/live/journal';
import { prepareInsertAsJson } from '#platform/db/insert-as-json';
import { openDatabase } from '#platform/db/open-database';
import { journalRow } from '../keeping/journal-rows.ts';
import { createRoomStore, type RoomStore } from '../keeping/room-store.ts';
import { journalSeams } from '../keeping/run-keeper.ts';
import { benchLog } from './bench-ground.ts';
import { endWithStarter } from './bench-servers.ts';
import { sampleGame } from './sample-game.ts';

/** What is written, and how: `commands` at one instant, or `perSecond`, or as many as go through. */
export interface FenceOrder {
  isFenced: boolean;
  commands?: number;
  perSecond?: number;
  /** How long, where it is not at one instant. */
  seconds?: number;
}

/** How long each waited until it was on the disk, ms, in the order in which they got there. */
export interface FenceReply {
  waits: number[];
}

endWithStarter();
const { DATABASE = '', NAME = '' } = process.env;
const ROOMS = 16;
/** Commands of one process that wait for the disk while as many as go through are written. */
const OUTSTANDING = 1000;

/** A room that only counts, and notes how long what is written of it waited. */
class Target implements JournalTarget {
  readonly id: string;
  readonly epoch = 1;
  readonly waits: number[] = [];
  /** Told of each that is on the disk. */
  done: () => void = () => undefined;
  readonly #journal: Journal;
  #seq = 0;
  #waiting: { seq: number; atMs: number }[] = [];

  constructor(id: string, journal: Journal) {
    this.id = id;
    this.#journal = journal;
  }

  write(): void {
    this.#seq += 1;
    const response = { type: 'trivia' as const, picks: [this.#seq % 4] };
    const answer: Command = {
      type: 'answer',
      seat: this.#seq,
      slide: 0,
      visit: 1,
      response,
      messageId: `${this.#seq}`,
    };
    this.#waiting.push({ seq: this.#seq, atMs: performance.now() });
    this.#journal.append(this, this.#seq, [Date.now(), answer]);
  }

  flushed(seq: number): void {
    const now = performance.now();
    const at = this.#waiting.findIndex((one) => one.seq > seq);
    for (const { atMs } of this.#waiting.splice(0, at < 0 ? this.#waiting.length : at)) {
      this.waits.push(now - atMs);
      this.done();
    }
  }

  flushFailed(error: unknown): void {
    throw error;
  }

  fenced(): void {
    throw new Error('the fence keeps out the only writer there is');
  }
}

const db = openDatabase({ postgresUrl: DATABASE }, benchLog);
const store = createRoomStore(db, NAME);
const insert = prepareInsertAsJson(db, 'room_journal', [
  ['room_id', 'text'],
  ['seq', 'whole'],
  ['at_ms', 'whole'],
  ['command', 'text'],
]);
/** As it was written before there were several servers. */
const unfenced: Pick<RoomStore, 'appendJournal'> = {
  appendJournal: async (groups) => {
    await insert(groups.map(journalRow).map(({ runId, seq, atMs, command }) => [runId, seq, atMs, command]));
    return [];
  },
};
const withFence = await openRooms('fenced', new Journal(store, journalSeams));
const without = await openRooms('unfenced', new Journal(unfenced, journalSeams));
process.on('message', (order: FenceOrder) => void write(order).then((reply) => process.send?.(reply)));
process.send?.({ waits: [] });

async function openRooms(kind: string, journal: Journal): Promise<Target[]> {
  const targets: Target[] = [];
  for (let n = 0; n < ROOMS; n += 1) {
    const id = `${kind}-${NAME}-${n}`;
    const room = { id, gameId: id, userId: 'user-owner', code: id, name: '', createdAtMs: 1, endedAtMs: null };
    await store.insertRoom({ ...room, demo: false, gameType: 'remotes', price: 0 }, sampleGame());
    targets.push(new Target(id, journal));
  }
  return targets;
}

async function write({ isFenced, commands, perSecond, seconds = 0 }: FenceOrder): Promise<FenceReply> {
  const targets = isFenced ? withFence : without;
  const { promise, resolve } = Promise.withResolvers<void>();
  let written = 0;
  let flushed = 0;
  let isOver = false;
  const next = (): void => {
    targets[written % ROOMS]?.write();
    written += 1;
  };
  const endAtMs = performance.now() + seconds * 1000;
  for (const target of targets) {
    target.waits.length = 0;
    target.done = () => {
      flushed += 1;
      // As many as go through: each that is on the disk makes room for one.
      if (commands === undefined && perSecond === undefined && performance.now() < endAtMs) next();
      else if (isOver && flushed === written) resolve();
    };
  }
  if (perSecond !== undefined) {
    const fromMs = performance.now();
    for (let n = 0; n < perSecond * seconds; n += 1) {
      while (performance.now() - fromMs < (n / perSecond) * 1000) await rest(1);
      next();
    }
  } else for (let n = 0; n < (commands ?? OUTSTANDING); n += 1) next();
  isOver = true;
  if (flushed < written) await promise;
  return { waits: targets.flatMap(({ waits }) => waits) };
}
