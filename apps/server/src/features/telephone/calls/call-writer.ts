import type { Db } from '#platform/db/tables';
import { prepareWriteCalls, type StoredCall } from './call-store.ts';

interface Waiting {
  call: StoredCall;
  done(): void;
  failed(error: unknown): void;
}

/**
 * Writes calls down, many at a time: hundreds are asked for in a second, and each waits for the disk. What is asked for
 * while a write is under way goes with the next.
 */
export class CallWriter {
  readonly #write: ReturnType<typeof prepareWriteCalls>;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(db: Db) {
    this.#write = prepareWriteCalls(db);
  }

  /** Resolves once the call is on disk as it is given. */
  write(call: StoredCall): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ call, done, failed });
      if (this.#writing) return;
      this.#writing = true;
      setImmediate(() => void this.#next());
    });
  }

  async #next(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#waiting;
      this.#waiting = [];
      // Of a call that waits twice the newer state counts: no statement may write a row twice.
      const newest = new Map(together.map(({ call }) => [`${call.provider} ${call.callId}`, call]));
      try {
        await this.#write([...newest.values()]);
        for (const { done } of together) done();
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
    }
    this.#writing = false;
  }
}
