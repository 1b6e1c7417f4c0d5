import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SqliteError, type SqliteReply, type SqliteRequest, type SqliteThreadData } from './sqlite-protocol.ts';

interface Waiting {
  resolve(reply: Extract<SqliteReply, { ok: true }>): void;
  reject(error: Error): void;
}
type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** The near end of one database thread: send a statement, await its answer. Answers come in the order of sending. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #dead: Error | null = null;

  constructor(data: SqliteThreadData) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data });
    this.#worker.on('message', (reply: SqliteReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#die(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#die(new Error('the database thread has ended')));
  }

  /** Refuses with SqliteError when SQLite does, or with the thread's own end. */
  send(request: WithoutId<SqliteRequest>): Promise<Extract<SqliteReply, { ok: true }>> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** Ends the thread after everything sent before; never kills it in the middle of a statement. */
  async close(): Promise<void> {
    if (this.#dead !== null) return;
    const ended = once(this.#worker, 'exit');
    await this.send({ kind: 'close' });
    await ended;
  }

  #settle(reply: SqliteReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply);
    else waiting?.reject(new SqliteError(reply.message, reply.errcode));
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#dead);
    this.#waiting.clear();
  }
}
