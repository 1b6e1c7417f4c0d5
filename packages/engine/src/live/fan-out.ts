import type { Outlet } from './outlet.ts';
import type { Timers } from './timers.ts';

/** Pages written to before other work of the server gets a turn. */
const TURN = 250;
/** Pages of one room written to before the next room that waits. */
const SLICE = 50;

/**
 * A page at another server costs this part of one that is written to; measured less, 0.35 of 18 µs at most. So a hall of
 * twenty thousand, the largest there is, is told in one turn, by one message to each server.
 */
const FAR = 1 / 80;
/** And this part where its own view is made for it. */
const FAR_WITH_OWN = 1 / 8;

interface Told {
  outlet: Pick<Outlet, 'far'>;
}

/** What one write costs of a turn: at another server it is only put on a list. */
export function writeCost({ outlet }: Told, withOwn: boolean): number {
  if (outlet.far === undefined) return 1;
  return withOwn ? FAR_WITH_OWN : FAR;
}

/**
 * Those at other servers before those that are written to: put on lists in one turn, what they are told leaves as one
 * message for each server, and not as one for each turn of a hall whose pages are mixed.
 */
export function farFirst<T extends Told>(targets: Iterable<T>): T[] {
  const far: T[] = [];
  const near: T[] = [];
  for (const target of targets) (target.outlet.far ? far : near).push(target);
  return far.length === 0 ? near : [...far, ...near];
}

type Job = (count: number) => { done: boolean; written: number };

/** Shares the server's turns among the rooms that have something to send. */
export class FanOutTurns {
  readonly #timers: Pick<Timers, 'soon'>;
  readonly #waiting = new Set<FanOut>();
  #planned = false;

  constructor(timers: Pick<Timers, 'soon'>) {
    this.#timers = timers;
  }

  /** Gives this queue its turns until it is empty. */
  add(queue: FanOut): void {
    this.#waiting.add(queue);
    this.#plan();
  }

  #plan(): void {
    if (this.#planned || this.#waiting.size === 0) return;
    this.#planned = true;
    this.#timers.soon(() => {
      this.#planned = false;
      this.#turn();
      this.#plan();
    });
  }

  #turn(): void {
    let left = TURN;
    for (const queue of this.#waiting) {
      if (left <= 0) return;
      this.#waiting.delete(queue);
      left -= queue.write(Math.min(left, SLICE));
      // To the end of the line, which this very loop comes to as well.
      if (queue.isBusy) this.#waiting.add(queue);
    }
  }
}

/**
 * A room's outgoing queue: jobs run in order, each in slices. Nothing is written in the turn in which it is asked for:
 * confirmations that leave in the same turn, of this room and all others, do not wait for what is told to whole rooms,
 * and one room of five thousand does not hold up the others.
 */
export class FanOut {
  readonly #turns: FanOutTurns;
  readonly #jobs: Job[] = [];

  constructor(turns: FanOutTurns) {
    this.#turns = turns;
  }

  /** Whether something waits to be written. */
  get isBusy(): boolean {
    return this.#jobs.length > 0;
  }

  /** Writes to every target when it is its turn; each takes its cost of the turn, one where nothing else is said. */
  each<T>(targets: readonly T[], write: (target: T) => void, costOf: (target: T) => number = ofOne): void {
    if (targets.length === 0) return;
    let at = 0;
    this.#jobs.push((count) => {
      let written = 0;
      for (; at < targets.length && written < count; at += 1) {
        const target = targets[at];
        if (target === undefined) continue;
        write(target);
        written += costOf(target);
      }
      return { done: at >= targets.length, written };
    });
    this.#turns.add(this);
  }

  /** Writes to the next targets, at most `count`; the reply is how many there were. For the turns alone. */
  write(count: number): number {
    let left = count;
    for (let job = this.#jobs[0]; job && left > 0; job = this.#jobs[0]) {
      const { done, written } = job(left);
      left -= written;
      if (done) this.#jobs.shift();
    }
    return count - left;
  }
}

function ofOne(): number {
  return 1;
}
