import { inNextTurn } from './turns.ts';

interface Planned {
  atMs: number;
  order: number;
  call: (() => void) | null;
  /** Promises of the server may go on from here: they do before anything else happens. */
  awaited: boolean;
}

/** Time that moves from one planned event to the next. Events of the same moment come in the order they were planned. */
export class VirtualTime {
  nowMs = 0;
  /** Events so far. */
  events = 0;
  readonly #heap: Planned[] = [];
  #order = 0;
  #stopped = false;

  /** Plans a call; the reply takes it back. */
  after(delayMs: number, call: () => void, awaited = true): () => void {
    const planned: Planned = { atMs: this.nowMs + Math.max(0, delayMs), order: (this.#order += 1), call, awaited };
    this.#push(planned);
    return () => {
      planned.call = null;
    };
  }

  /** Ends the run after the present event. */
  stop(): void {
    this.#stopped = true;
  }

  /** Whether it was stopped. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Lets everything happen up to a time. */
  async runUntil(endMs: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const goOn = (): void => {
        try {
          if (this.#toNextTurn(endMs)) inNextTurn(goOn);
          else resolve();
        } catch (error) {
          reject(error);
        }
      };
      goOn();
    });
    if (!this.#stopped) this.nowMs = endMs;
  }

  /** Lets things happen until the server's promises must go on; false: nothing more happens up to that time. */
  #toNextTurn(endMs: number): boolean {
    for (;;) {
      const next = this.#heap[0];
      if (this.#stopped || !next || next.atMs > endMs) return false;
      this.#pop();
      const { call } = next;
      if (!call) continue;
      this.nowMs = next.atMs;
      this.events += 1;
      call();
      if (next.awaited) return true;
    }
  }

  #push(planned: Planned): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(planned);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (!above || !isBefore(planned, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = planned;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      const right = heap[child + 1];
      let below = heap[child];
      if (!below) break;
      if (right && isBefore(right, below)) {
        child += 1;
        below = right;
      }
      if (!isBefore(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
  }
}

function isBefore(one: Planned, other: Planned): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
}
