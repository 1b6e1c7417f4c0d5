/**
 * Loaded into the server's process before the product. Counts what goes to the database, the embedded one or
 * PostgreSQL, and ends the process with `kill -9` at a certain statement: so the power can be cut between any two writes.
 */
import { isMainThread, Worker } from 'node:worker_threads';
import type { Client } from 'pg';

/** Asked for from outside: how many statements since the last time. From now on they are counted anew. */
export interface CountAnew {
  /** The process dies at this one; null: at none. */
  killAt: number | null;
  /** So long after it was sent, so that it dies in the middle of writing; null: before it is sent. */
  lateMs: number | null;
}

let sent = 0;
let next: CountAnew = { killAt: null, lateMs: null };

if (isMainThread && process.send) {
  if (process.env['DATABASE_URL']) await watchPostgres();
  else watchSqlite();
  process.on('message', (asked) => {
    if (!isCountAnew(asked)) return;
    const statements = sent;
    sent = 0;
    next = asked;
    process.send?.({ statements });
  });
  // Being asked must not keep the process alive.
  process.channel?.unref();
}

function watchSqlite(): void {
  const post = Worker.prototype.postMessage;
  const watched = function (this: Worker, ...given: Parameters<Worker['postMessage']>): void {
    if (isStatement(given[0])) countOne();
    post.apply(this, given);
  };
  Object.defineProperty(Worker.prototype, 'postMessage', { value: watched, configurable: true, writable: true });
}

async function watchPostgres(): Promise<void> {
  // A server on the embedded database does not load it.
  const { default: pg } = await import('pg');
  const query = pg.Client.prototype.query;
  const watched = function (this: Client, ...given: Parameters<Client['query']>): unknown {
    countOne();
    return query.apply(this, given);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value: watched, configurable: true, writable: true });
}

function countOne(): void {
  sent += 1;
  if (sent === next.killAt && next.lateMs === null) die();
  else if (sent === next.killAt) setTimeout(die, next.lateMs ?? 0);
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function isStatement(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'sql' in message;
}

function isCountAnew(message: unknown): message is CountAnew {
  return typeof message === 'object' && message !== null && 'killAt' in message;
}
