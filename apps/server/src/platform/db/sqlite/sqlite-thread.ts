import type { Worker } from 'node:worker_threads';
import { type DatabaseThreads, freshThreads } from './database-threads.ts';
import { LongText } from '../long-text.ts';
import { SqliteError } from './sqlite-protocol.ts';
import type { LongTextSent, SqliteFile, SqliteReply, SqliteRequest } from './sqlite-protocol.ts';

interface Waiting {
  resolve(reply: Extract<SqliteReply, { ok: true }>): void;
  reject(error: Error): void;
}
/** Letters that are handed over in one message. */
const PIECE = 500_000;
type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** The near end of one database thread: send a statement, await its answer. Answers come in the order of sending. */
export class SqliteThread {
  readonly #threads: DatabaseThreads;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #dead: Error | null = null;

  constructor(file: SqliteFile, threads: DatabaseThreads = freshThreads) {
    this.#threads = threads;
    this.#worker = threads.take();
    this.#worker.on('message', this.#settle);
    this.#worker.on('error', this.#die);
    this.#worker.on('exit', this.#end);
    this.#worker.postMessage({ id: 0, kind: 'open', file } satisfies SqliteRequest);
  }

  /** Statements that are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
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

  /** The parameters of a statement, those that are long texts handed over already, with turns for others between. */
  async handOver(parameters: readonly unknown[]): Promise<readonly unknown[]> {
    const ready: unknown[] = [];
    for (const value of parameters) ready.push(value instanceof LongText ? await this.#handOver(value) : value);
    return ready;
  }

  async #handOver({ parts }: LongText): Promise<LongTextSent> {
    const longText = ++this.#lastId;
    for (const part of inPieces(parts)) {
      if (this.#dead !== null) throw this.#dead;
      this.#worker.postMessage({ id: longText, kind: 'text', longText, part } satisfies SqliteRequest);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    return { longText };
  }

  /** Closes the file after everything sent before; never kills a thread in the middle of a statement. */
  async close(): Promise<void> {
    if (this.#dead !== null) return;
    try {
      await this.send({ kind: 'close' });
    } catch (error) {
      // A thread that could not close its file is of no use to anybody, and would keep the process alive.
      await this.#worker.terminate();
      throw error;
    }
    this.#worker.off('message', this.#settle).off('error', this.#die).off('exit', this.#end);
    this.#end();
    await this.#threads.giveBack(this.#worker);
  }

  readonly #settle = (reply: SqliteReply): void => {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply);
    else waiting?.reject(new SqliteError(reply.message, reply.errcode));
  };

  readonly #die = (error: unknown): void => {
    this.#dead ??= error instanceof Error ? error : new Error(String(error));
    for (const waiting of this.#waiting.values()) waiting.reject(this.#dead);
    this.#waiting.clear();
  };

  readonly #end = (): void => this.#die(new Error('the database thread has ended'));
}

/** Parts put together until they are worth a message. */
function* inPieces(parts: readonly string[]): Generator<string> {
  let gathered: string[] = [];
  let length = 0;
  for (const part of parts) {
    gathered.push(part);
    length += part.length;
    if (length < PIECE) continue;
    yield gathered.join('');
    gathered = [];
    length = 0;
  }
  yield gathered.join('');
}
