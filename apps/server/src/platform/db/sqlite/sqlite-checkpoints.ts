import type { DatabaseThreads } from './database-threads.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** Writes after which a checkpoint is worth a thread of its own; a quiet house, or a test, never needs one. */
const WRITES_MIN = 200;
/** Nothing written for this long is a lull, ms. */
const LULL_MS = 500;
/** Where lulls do not come, one is made all the same, ms. */
const AT_LATEST_MS = 8000;

/**
 * Brings what the write-ahead log holds into the file itself, beside the writer. The writer's own checkpoint would come
 * in the middle of somebody's commit, and everybody who answers at that moment waits some 50 ms for the disk: here it
 * comes in a lull. The writer's stays on as a net for a log that never comes to rest, see `sqlite-worker.ts`.
 */
export class SqliteCheckpoints {
  readonly #path: string;
  readonly #threads: DatabaseThreads | undefined;
  #thread: SqliteThread | null = null;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #writes = 0;
  #writtenAtMs = 0;

  constructor(path: string, threads?: DatabaseThreads) {
    this.#path = path;
    this.#threads = threads;
  }

  /** Something is written. */
  noteWrite(): void {
    this.#writes += 1;
    this.#writtenAtMs = performance.now();
    if (this.#writes === WRITES_MIN) this.#lookLater(this.#writtenAtMs + AT_LATEST_MS);
  }

  #lookLater(latestMs: number): void {
    this.#timer = setTimeout(() => {
      const nowMs = performance.now();
      if (nowMs - this.#writtenAtMs < LULL_MS && nowMs < latestMs) return this.#lookLater(latestMs);
      this.#writes = 0;
      this.#running = this.#run();
    }, LULL_MS);
    this.#timer.unref();
  }

  /** No more of them; one that is under way comes to its end. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#writes = -Infinity;
    await this.#running;
    await this.#thread?.close();
  }

  async #run(): Promise<void> {
    try {
      this.#thread ??= new SqliteThread({ path: this.#path, readOnly: false }, this.#threads);
      // Passive: waits for nobody, and nobody waits for it.
      await this.#thread.send({ kind: 'query', sql: 'pragma wal_checkpoint(passive)', parameters: [] });
    } catch {
      // Nothing is lost: all is in the log, and a disk in trouble is told of by the next write.
    }
  }
}
