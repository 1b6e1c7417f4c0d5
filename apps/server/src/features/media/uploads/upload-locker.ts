import type { Lock, Locker } from '@tus/server';
import { UploadRefused } from './upload-refused.ts';

/** How long a call waits for the one before it; the holder is asked to stop and gets three seconds. */
const WAIT_MS = 10_000;

interface Held {
  requestRelease(): void | Promise<void>;
  waiting: (() => void)[];
}

/**
 * One call at a time for each upload. A phone that comes back after a lost network finds its own dead call still
 * holding on: the newcomer asks it to let go and waits, without spinning.
 */
export class UploadLocker implements Locker {
  readonly #held = new Map<string, Held>();

  newLock(id: string): Lock {
    return {
      lock: (signal, requestRelease) => this.#lock(id, signal, requestRelease),
      unlock: async () => this.#unlock(id),
    };
  }

  async #lock(id: string, signal: AbortSignal, requestRelease: Held['requestRelease']): Promise<void> {
    const endsAt = performance.now() + WAIT_MS;
    for (let held = this.#held.get(id); held !== undefined; held = this.#held.get(id)) {
      const leftMs = endsAt - performance.now();
      if (leftMs <= 0 || signal.aborted) throw new UploadRefused('unavailable');
      await held.requestRelease();
      await released(held, leftMs);
    }
    this.#held.set(id, { requestRelease, waiting: [] });
  }

  #unlock(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    for (const go of held?.waiting ?? []) go();
  }
}

async function released({ waiting }: Held, withinMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, withinMs);
    waiting.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
