import { CLOSE, GAME_TYPE } from '@qc/contract';
import { atOnce, awaySince, FanOutTurns, Journal, Room } from '#features/rooms';
import type { RoomSeams, Timers } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { attemptJournal, dropJournalAfter, finishAttempt, markAlive, readAttempt } from './attempt-store.ts';
import { isRunning, replayAttempt } from './replay-attempt.ts';
import type { ReplayedAttempt } from './replay-attempt.ts';
import type { SharedLink } from './shared-link.ts';

/** The part of the platform that self-paced links use. */
export type LinkPlatform = Pick<Platform, 'db' | 'now' | 'random' | 'log'>;

interface Held {
  room: Room;
  link: SharedLink;
  /** When somebody last asked for it. */
  takenAtMs: number;
  /** Done when its end is not being kept just now. */
  keeping: Promise<void>;
  /** Its end is on disk in its final form. */
  kept: boolean;
}

/** Idle attempts leave the memory, and the stored sign that the server is running is renewed, this often, ms. */
const ROUND_MS = 1000;
const RETRY_MS = 1000;
/** An attempt that was asked for stays at least this long: the page that asked is on its way in. */
const STAYS_MS = 5000;

/** The attempts that somebody plays now, each in a room of one seat. All others are on disk only. */
export class AttemptRooms {
  readonly #platform: LinkPlatform;
  readonly #timers: Timers;
  readonly #journal: Journal;
  readonly #seams: RoomSeams;
  readonly #onKept: (assignmentId: string) => void;
  readonly #held = new Map<string, Held>();
  readonly #loading = new Map<string, Promise<Room | null>>();
  /** By link: its rooms are being built anew. */
  readonly #rebuilding = new Map<string, Promise<void>>();
  #cancel: (() => void) | null = null;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(platform: LinkPlatform, timers: Timers, onKept: (assignmentId: string) => void) {
    this.#platform = platform;
    this.#timers = timers;
    this.#onKept = onKept;
    this.#journal = new Journal(attemptJournal(platform.db));
    this.#seams = {
      now: () => platform.now(),
      below: (below) => platform.random.below(below),
      timers,
      turns: new FanOutTurns(timers),
      later: atOnce,
      journal: this.#journal,
      onEnded: (room) => this.#finish(room),
      onStorageTrouble: (room, error) => this.#mend(room, error, true),
    };
  }

  /** How many attempts are in memory. */
  get size(): number {
    return this.#held.size;
  }

  /** Links with attempts in memory. */
  links(): Set<string> {
    return new Set([...this.#held.values()].map(({ link }) => link.record.id));
  }

  /** Begins its rounds. */
  start(): void {
    this.#cancel = this.#timers.after(ROUND_MS, () => {
      this.#round = this.#lookRound()
        .catch((error: unknown) => this.#platform.log.error({ err: error }, 'upkeep of attempts failed'))
        .finally(() => {
          if (!this.#stopped) this.start();
        });
    });
  }

  /** The room of an attempt, from memory or from disk; null: there is none any more. */
  async take(link: SharedLink, attemptId: string): Promise<Room | null> {
    await this.#rebuilding.get(link.record.id);
    const held = this.#held.get(attemptId);
    if (held) {
      held.takenAtMs = this.#platform.now();
      return held.room;
    }
    const loading = this.#loading.get(attemptId) ?? this.#load(link, attemptId, null);
    this.#loading.set(attemptId, loading);
    return loading.finally(() => this.#loading.delete(attemptId));
  }

  /** After a crash: an attempt whose clock was running gets back the time the server was away. */
  async recover(link: SharedLink, attemptId: string, aliveAtMs: number): Promise<void> {
    await this.#load(link, attemptId, aliveAtMs);
  }

  async #load(link: SharedLink, attemptId: string, aliveAtMs: number | null): Promise<Room | null> {
    const stored = await readAttempt(this.#platform.db, attemptId);
    if (!stored) return null;
    const replayed = replayAttempt(stored, link);
    const { gameId, userId, code } = link.record;
    // The link was paid for when it was made.
    const paid = { demo: false, gameType: GAME_TYPE.phones };
    const identity = { id: attemptId, gameId, userId, code, createdAtMs: stored.createdAtMs, ...paid };
    const room = new Room(identity, replayed.state, replayed.seq, this.#seams);
    const kept = stored.finished !== null;
    this.#held.set(attemptId, {
      room,
      link,
      takenAtMs: this.#platform.now(),
      keeping: Promise.resolve(),
      kept,
    });
    if (!kept) this.#awake(room, replayed, aliveAtMs);
    return room;
  }

  #awake(room: Room, { state, lastAtMs }: ReplayedAttempt, aliveAtMs: number | null): void {
    if (state.phase.name === 'ended') this.#finish(room);
    else if (aliveAtMs !== null && isRunning(state))
      room.submit({ type: 'restarted', awaySinceMs: awaySince(lastAtMs, aliveAtMs, this.#platform.now()) });
    // Sets the alarm, and does at once what fell due meanwhile.
    else room.submit({ type: 'tick' });
  }

  /** The link has closed: who plays now sees the end at once, all of them in one commit. */
  endPlayed(assignmentId: string): void {
    for (const held of this.#held.values())
      if (held.link.record.id === assignmentId && !held.kept) held.room.submit({ type: 'closeSelf' });
  }

  /** The link has closed: what was answered counts, and the attempt is over and kept. */
  async close(link: SharedLink, attemptId: string): Promise<void> {
    const room = await this.take(link, attemptId);
    if (!room) return;
    while (!(await closeSelf(room)) && !this.#stopped) await this.#pause();
    await this.#held.get(attemptId)?.keeping;
  }

  /** Keys were put right: who looks at the end of an attempt sees it as it counts now. */
  judgeAnew(link: SharedLink): void {
    for (const held of this.#held.values()) {
      if (held.link.record.id !== link.record.id) continue;
      held.link = link;
      correctEnded(held);
    }
  }

  /** The game of a link changed: its pages come back and find their rooms built anew. */
  async rebuild(assignmentId: string): Promise<void> {
    const done = this.#rebuild(assignmentId).finally(() => this.#rebuilding.delete(assignmentId));
    this.#rebuilding.set(assignmentId, done);
    await done;
  }

  async #rebuild(assignmentId: string): Promise<void> {
    await Promise.all(this.#loading.values());
    const held = [...this.#held.values()].filter(({ link }) => link.record.id === assignmentId);
    for (const { room } of held) {
      room.stop();
      room.broadcast.closeAll('restart', CLOSE.restart, (call) => call());
    }
    await this.#journal.idle();
    for (const { room, keeping } of held) {
      await keeping;
      this.#forget(room);
    }
  }

  /** The attempt of a deleted player leaves the memory, and so does its page. */
  drop(attemptId: string): void {
    const room = this.#held.get(attemptId)?.room;
    if (!room) return;
    room.broadcast.closeAll('removed', CLOSE.removed, (call) => call());
    this.#forget(room);
  }

  /** When everything that was accepted so far is on disk, every end so far is kept, and the round under way is over. */
  async settled(): Promise<void> {
    await Promise.all(this.#loading.values());
    await this.#journal.idle();
    await this.#round;
    await Promise.all([...this.#held.values()].map((held) => held.keeping));
  }

  /** Pages are told to come back, everything is written. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel?.();
    for (const { room } of this.#held.values()) {
      room.stop();
      room.broadcast.closeAll('restart', CLOSE.restart, (call) => call());
    }
    await this.#journal.close();
    await this.#round;
    await Promise.all([...this.#held.values()].map((held) => held.keeping));
    if (this.anyRunning()) await markAlive(this.#platform.db, this.#platform.now());
  }

  #finish(room: Room): void {
    const held = this.#held.get(room.id);
    if (!held) return;
    // What came with the end to the disk is told first: each of it shows the room as it was then.
    queueMicrotask(() => correctEnded(held));
    held.keeping = this.#keep(held);
  }

  async #keep(held: Held): Promise<void> {
    const { room, link } = held;
    const { state, seq } = room;
    const run = { seq, state, finishedAtMs: state.endedAtMs ?? this.#platform.now() };
    for (;;) {
      try {
        await finishAttempt(this.#platform.db, { id: room.id, assignmentId: link.record.id }, run);
        held.kept = true;
        return this.#onKept(link.record.id);
      } catch (error) {
        this.#platform.log.error({ err: error, attempt: room.id }, 'attempt could not be kept yet');
        // After a stop the journal still has it: the next start takes it up.
        if (this.#stopped) return;
        await this.#pause();
      }
    }
  }

  /** Storage failed under an attempt: it waits until storage works again, then goes on where it was. */
  #mend(room: Room, error: unknown, first: boolean): void {
    if (first) this.#platform.log.error({ err: error, attempt: room.id }, 'journal of an attempt could not be written');
    this.#timers.after(RETRY_MS, () => {
      if (this.#stopped) return;
      this.#tryAgain(room).catch((again: unknown) => this.#mend(room, again, false));
    });
  }

  async #tryAgain(room: Room): Promise<void> {
    await dropJournalAfter(this.#platform.db, room.id, room.seq);
    if (await readAttempt(this.#platform.db, room.id)) return room.goOn();
    // Its link is gone, with the account it belonged to.
    room.broadcast.closeAll('noRoom', CLOSE.noRoom, (call) => call());
    this.#forget(room);
  }

  async #pause(): Promise<void> {
    await new Promise<void>((resolve) => this.#timers.after(RETRY_MS, resolve));
  }

  async #lookRound(): Promise<void> {
    if (this.anyRunning()) await markAlive(this.#platform.db, this.#platform.now());
    for (const held of this.#held.values()) if (this.#isIdle(held)) this.#forget(held.room);
  }

  #isIdle({ room, kept, takenAtMs }: Held): boolean {
    if (room.broadcast.links > 0 || !room.settled || room.suspended) return false;
    if (this.#platform.now() - takenAtMs < STAYS_MS) return false;
    return room.state.phase.name === 'ended' ? kept : !isRunning(room.state);
  }

  /** Whether a clock runs in any of them. */
  anyRunning(): boolean {
    return [...this.#held.values()].some(({ room }) => isRunning(room.state));
  }

  #forget(room: Room): void {
    room.stop();
    if (this.#held.get(room.id)?.room === room) this.#held.delete(room.id);
  }
}

function correctEnded({ room, link }: Held): void {
  const { state } = room;
  if (state.phase.name !== 'ended') return;
  const judged = link.judged(state);
  if (judged !== state) room.correct(judged);
}

/** False when storage was in the way. */
function closeSelf(room: Room): Promise<boolean> {
  return new Promise((resolve) => {
    room.submit({ type: 'closeSelf' }, (outcome) => resolve(outcome.ok || outcome.code !== 'storageFailed'));
  });
}
