import type { RoomState } from '@qc/engine';
import { keepResult } from '#features/results';
import type { Timers } from '#features/rooms';
import type { Platform } from '#platform/platform';
import { runInThread } from '#platform/run-in-thread';
import { findAssignment, readAssignmentGame, writeKept } from './assignment-store.ts';
import { readRuns } from './attempt-store.ts';
import { mergeAttempts, type MergeTask } from './merge-attempts.ts';

/** A result is renewed at most this often, ms … */
const EVERY_MS = 2000;
/** … and when that takes long, at most this share of the time is spent on it: live rooms come first. */
const SHARE = 0.1;
/** Runs read from disk in one statement. */
const PORTION = 200;
/** More runs than this are made one in a thread of their own. */
const INLINE_MAX = 40;
/** Ten thousand players take a fraction of this. */
const LIMITS = { timeMs: 60_000, memoryMb: 1024 };
const WORKER = new URL('./merge-worker.ts', import.meta.url);

interface Turn {
  running: Promise<void> | null;
  /** Something came since the running one began. */
  again: boolean;
  cancel: (() => void) | null;
  nextAtMs: number;
}

/** Keeps the results of assignments up to date: all finished attempts of an assignment together are one result. */
export class ResultKeeper {
  readonly #platform: Platform;
  readonly #timers: Timers;
  readonly #forgetDeleted: (id: string) => Promise<void>;
  readonly #turns = new Map<string, Turn>();
  #stopped = false;

  constructor(platform: Platform, timers: Timers, forgetDeleted: (id: string) => Promise<void>) {
    this.#platform = platform;
    this.#timers = timers;
    this.#forgetDeleted = forgetDeleted;
  }

  /** Something of an assignment is new: its result follows soon. */
  touch(id: string): void {
    if (this.#stopped) return;
    const turn = this.#turnOf(id);
    turn.again = true;
    if (turn.running || turn.cancel) return;
    const waitMs = Math.max(0, turn.nextAtMs - this.#platform.now());
    turn.cancel = this.#timers.after(waitMs, () => {
      turn.cancel = null;
      void this.#run(id, turn);
    });
  }

  /** The result of an assignment as it is now, on disk. */
  async flush(id: string): Promise<void> {
    const turn = this.#turnOf(id);
    turn.again = true;
    await turn.running;
    callOff(turn);
    await this.#run(id, turn);
  }

  /** Everything that is due is written; nothing more is begun. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const [id, turn] of this.#turns) {
      callOff(turn);
      await turn.running;
      if (turn.again) await this.#run(id, turn);
    }
  }

  #turnOf(id: string): Turn {
    const turn = this.#turns.get(id) ?? { running: null, again: false, cancel: null, nextAtMs: 0 };
    this.#turns.set(id, turn);
    return turn;
  }

  async #run(id: string, turn: Turn): Promise<void> {
    turn.again = false;
    const startedMs = performance.now();
    turn.running = this.#keep(id)
      .catch((error: unknown) => {
        this.#platform.log.error({ err: error, assignment: id }, 'result of an assignment could not be kept yet');
        turn.again = true;
      })
      .finally(() => {
        turn.running = null;
        turn.nextAtMs = this.#platform.now() + Math.max(EVERY_MS, (performance.now() - startedMs) / SHARE);
        if (turn.again) this.touch(id);
        else if (!turn.cancel) this.#forgetLater(id, turn);
      });
    await turn.running;
  }

  /** Kept until its pause is over, so that the next one does not come too soon. */
  #forgetLater(id: string, turn: Turn): void {
    this.#timers.after(turn.nextAtMs - this.#platform.now(), () => {
      if (!turn.running && !turn.cancel && !turn.again && this.#turns.get(id) === turn) this.#turns.delete(id);
    });
  }

  async #keep(id: string): Promise<void> {
    const { db } = this.#platform;
    await this.#forgetDeleted(id);
    const record = await findAssignment(db, { id });
    const game = record && (await readAssignmentGame(db, id));
    if (!record || !game) return;
    const runs: (string | null)[] = [];
    for (let seat = 0; seat < record.finishedCount; seat += PORTION)
      runs.push(...(await readRuns(db, id, seat, PORTION)));
    const { code, createdAtMs, gameId, userId } = record;
    if (runs.some((run) => run !== null)) {
      const state = await merge({ code, createdAtMs, game, runs });
      await keepResult(this.#platform, { roomId: id, gameId, userId, assignmentId: id, state });
    }
    await writeKept(db, id, record.finishedCount);
  }
}

function callOff(turn: Turn): void {
  turn.cancel?.();
  turn.cancel = null;
}

async function merge(task: MergeTask): Promise<RoomState> {
  if (task.runs.length <= INLINE_MAX) return mergeAttempts(task);
  const merged = await runInThread<RoomState>(WORKER, task, LIMITS);
  if (merged === null) throw new Error('attempts could not be made one run');
  return merged;
}
