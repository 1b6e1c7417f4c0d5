import { CLOSE, GAME_TYPE } from '@qc/contract';
import { atOnce, awaySince, hasClock, RunKeeper } from '#features/rooms';
import type { Room, RunPolicy, Timers } from '#features/rooms';
import { aliveElsewhere } from '#platform/cluster/alive';
import { createFencedJournal, type FencedJournal } from '#platform/db/journal/fenced-journal';
import type { Platform } from '#platform/platform';
import { attemptStore, finishAttempt, lastAlive, readAttempt } from './attempt-store.ts';
import { replayAttempt } from './replay-attempt.ts';
import type { ReplayedAttempt } from './replay-attempt.ts';
import type { AttemptSource } from './attempt-source.ts';

/** The part of the platform that assignments use. */
export type AssignmentPlatform = Pick<Platform, 'db' | 'now' | 'random' | 'log' | 'cluster'>;

interface Played {
  assignment: AttemptSource;
  /** When somebody last asked for it. */
  takenAtMs: number;
}

const RETRY_MS = 1000;
/** An attempt that was asked for stays at least this long: the page that asked is on its way in. */
const STAYS_MS = 5000;

/** The attempts that somebody plays now, each in a room of one seat. All others are on disk only. */
export class AttemptRooms implements RunPolicy {
  readonly what = 'attempts';
  readonly roundMs = 1000;
  /** As many as an assignment that closes ends side by side. */
  readonly together = 20;
  readonly #platform: AssignmentPlatform;
  readonly #timers: Timers;
  readonly #keeper: RunKeeper;
  readonly #journal: FencedJournal;
  readonly #onKept: (assignmentId: string) => void;
  readonly #played = new Map<string, Played>();
  readonly #loading = new Map<string, Promise<Room | null>>();
  /** By assignment: its rooms are being built anew. */
  readonly #rebuilding = new Map<string, Promise<void>>();

  constructor(platform: AssignmentPlatform, timers: Timers, onKept: (assignmentId: string) => void) {
    this.#platform = platform;
    this.#timers = timers;
    this.#onKept = onKept;
    this.#journal = createFencedJournal(platform.db, 'attempt_journal', platform.cluster.serverId);
    const store = attemptStore(platform, this.#journal);
    this.#keeper = new RunKeeper(store, this, {
      platform,
      timers,
      later: () => atOnce,
      formatOfAll: () => platform.cluster.formatOfAll,
    });
  }

  /** How many attempts are in memory. */
  get size(): number {
    return this.#played.size;
  }

  /** Assignments with attempts in memory. */
  assignments(): Set<string> {
    return new Set([...this.#played.values()].map(({ assignment }) => assignment.record.id));
  }

  /** Begins its rounds. */
  start(): void {
    this.#keeper.start();
  }

  /** The room of an attempt, from memory or from disk; null: there is none any more. */
  async take(assignment: AttemptSource, attemptId: string): Promise<Room | null> {
    await this.#rebuilding.get(assignment.record.id);
    const played = this.#played.get(attemptId);
    if (played) {
      played.takenAtMs = this.#platform.now();
      return this.#keeper.room(attemptId);
    }
    const loading = this.#loading.get(attemptId) ?? this.#load(assignment, attemptId, null);
    this.#loading.set(attemptId, loading);
    return loading.finally(() => this.#loading.delete(attemptId));
  }

  /** After a crash: an attempt whose clock was running gets back the time the server was away. */
  async recover(assignment: AttemptSource, attemptId: string, aliveAtMs: number): Promise<void> {
    await this.#load(assignment, attemptId, aliveAtMs);
  }

  async #load(assignment: AttemptSource, attemptId: string, aliveAtMs: number | null): Promise<Room | null> {
    const awayFromMs = aliveAtMs ?? (await this.#aliveElsewhere(attemptId));
    // What is read after it was taken is all there is.
    const epoch = await this.#journal.take(attemptId);
    const stored = await readAttempt(this.#platform.db, attemptId);
    if (!stored || (epoch === null && !stored.finished)) return null;
    const replayed = replayAttempt(stored, assignment);
    const { gameId, userId, code } = assignment.record;
    // The assignment was paid for when it was made.
    const paid = { demo: false, gameType: GAME_TYPE.phones };
    const identity = { id: attemptId, gameId, userId, code, createdAtMs: stored.createdAtMs, ...paid };
    const kept = stored.finished !== null;
    this.#played.set(attemptId, { assignment, takenAtMs: this.#platform.now() });
    // One that is over is not written any more.
    const room = this.#keeper.add(identity, { epoch: epoch ?? 0, state: replayed.state, seq: replayed.seq }, kept);
    if (!kept) this.#awake(room, replayed, awayFromMs);
    return room;
  }

  /** Its clock stood still since the last sign of the server where it was; null: it was here, or nowhere. */
  async #aliveElsewhere(attemptId: string): Promise<number | null> {
    const { db, cluster } = this.#platform;
    if (cluster.isAlone) return null;
    const atMs = await aliveElsewhere(db, attemptId, cluster.serverId);
    return atMs === 'unknown' ? lastAlive(db) : atMs;
  }

  #awake(room: Room, { state, lastAtMs }: ReplayedAttempt, aliveAtMs: number | null): void {
    if (state.phase.name === 'ended') this.#keeper.ended(room);
    else if (aliveAtMs !== null && hasClock(state))
      room.submit({ type: 'restarted', awaySinceMs: awaySince(lastAtMs, aliveAtMs, this.#platform.now()) });
    // Sets the alarm, and does at once what fell due meanwhile.
    else room.submit({ type: 'tick' });
  }

  /** The assignment has closed: who plays now sees the end at once, all of them in one commit. */
  endPlayed(assignmentId: string): void {
    for (const room of this.#ofAssignment(assignmentId))
      if (!this.#keeper.isKept(room.id)) room.submit({ type: 'closeSelf' });
  }

  /** The assignment has closed: what was answered counts, and the attempt is over and kept. */
  async close(assignment: AttemptSource, attemptId: string): Promise<void> {
    const room = await this.take(assignment, attemptId);
    if (!room) return;
    while (!(await closeAttempt(room)) && !this.#keeper.stopped)
      await new Promise<void>((resolve) => this.#timers.after(RETRY_MS, resolve));
    await this.#keeper.whenKept(attemptId);
  }

  #ofAssignment(assignmentId: string): Room[] {
    return this.#keeper.rooms().filter(({ id }) => this.#played.get(id)?.assignment.record.id === assignmentId);
  }

  /** Keys were put right: who looks at the end of an attempt sees it as it counts now. */
  judgeAnew(assignment: AttemptSource): void {
    for (const room of this.#ofAssignment(assignment.record.id)) {
      const played = this.#played.get(room.id);
      if (played) played.assignment = assignment;
      this.#correctEnded(room);
    }
  }

  /** The game of an assignment changed: its pages come back and find their rooms built anew. */
  async rebuild(assignmentId: string): Promise<void> {
    const done = this.#rebuild(assignmentId).finally(() => this.#rebuilding.delete(assignmentId));
    this.#rebuilding.set(assignmentId, done);
    await done;
  }

  async #rebuild(assignmentId: string): Promise<void> {
    await Promise.all(this.#loading.values());
    const rooms = this.#ofAssignment(assignmentId);
    for (const room of rooms) {
      room.stop();
      room.broadcast.closeAll('restart', CLOSE.restart, (call) => call());
    }
    await this.#keeper.settled();
    for (const room of rooms) {
      await this.#keeper.whenKept(room.id);
      this.#keeper.forget(room);
    }
  }

  /** The attempt of a deleted player leaves the memory, and so does its page. */
  drop(attemptId: string): void {
    const room = this.#keeper.room(attemptId);
    if (room) this.#keeper.forget(room, 'removed');
  }

  /** When everything that was accepted so far is on disk, every end so far is kept, and the round under way is over. */
  async settled(): Promise<void> {
    await Promise.all(this.#loading.values());
    await this.#keeper.settled();
    await this.#keeper.calm();
  }

  /** Pages are told to come back, everything is written. */
  async stop(): Promise<void> {
    this.#keeper.sendAway();
    await this.#keeper.lastWrites();
  }

  isSignDue(): boolean {
    return this.anyRunning();
  }

  /** An attempt is short: its journal is all there is of it. */
  async look(): Promise<void> {}

  async lastLook(): Promise<void> {}

  ended(room: Room): void {
    // What came with the end to the disk is told first: each of it shows the room as it was then.
    queueMicrotask(() => this.#correctEnded(room));
  }

  async putAway(room: Room): Promise<void> {
    const { state, seq } = room;
    const played = this.#played.get(room.id);
    if (!played) return;
    const { id: assignmentId } = played.assignment.record;
    const run = { seq, state, finishedAtMs: state.endedAtMs ?? this.#platform.now() };
    await finishAttempt(this.#platform.db, { id: room.id, assignmentId }, run);
    this.#onKept(assignmentId);
  }

  mayLeave(room: Room): boolean {
    if (room.broadcast.wires > 0 || !room.settled || room.suspended) return false;
    if (this.#platform.now() - (this.#played.get(room.id)?.takenAtMs ?? 0) < STAYS_MS) return false;
    return room.state.phase.name === 'ended' ? this.#keeper.isKept(room.id) : !hasClock(room.state);
  }

  left({ id }: Room): void {
    this.#played.delete(id);
  }

  /** Whether a clock runs in any of them. */
  anyRunning(): boolean {
    return this.#keeper.rooms().some(({ state }) => hasClock(state));
  }

  #correctEnded(room: Room): void {
    const { state } = room;
    if (state.phase.name !== 'ended') return;
    const judged = this.#played.get(room.id)?.assignment.judged(state) ?? state;
    if (judged !== state) room.correct(judged);
  }
}

/** False when storage was in the way. */
function closeAttempt(room: Room): Promise<boolean> {
  return new Promise((resolve) => {
    room.submit({ type: 'closeSelf' }, (outcome) => resolve(outcome.ok || outcome.code !== 'storageFailed'));
  });
}
