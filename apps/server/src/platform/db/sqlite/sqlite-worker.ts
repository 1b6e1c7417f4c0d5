/** Entry of a database thread: one open file at a time, statements one after the other, answers by number. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { databaseErrorCodes, isWorthRetrying } from '../database-error.ts';
import type { SqliteFile, SqliteReply, SqliteRequest } from './sqlite-protocol.ts';

const STATEMENTS_KEPT = 200;
const OPEN_ATTEMPTS = 100;
const OPEN_PAUSE_MS = 50;

const port = parentPort;
if (port === null) throw new Error('sqlite-worker runs as a worker thread only');
let file: { db: DatabaseSync; readOnly: boolean } | null = null;
const statements = new Map<string, StatementSync>();

function open({ path, readOnly }: SqliteFile): void {
  const db = new DatabaseSync(path, { readOnly, timeout: 5000 });
  if (!readOnly) switchToWal(db);
  db.exec('pragma synchronous = full; pragma foreign_keys = on');
  db.exec('pragma cache_size = -16000');
  // 64 MB: checkpoints are made beside the writer, see `sqlite-checkpoints.ts`; this is for a log that they never empty.
  db.exec('pragma wal_autocheckpoint = 16000');
  // What is deleted is overwritten: a player who asked to be forgotten is nowhere in the file.
  db.exec('pragma secure_delete = on');
  file = { db, readOnly };
}

function opened(): { db: DatabaseSync; readOnly: boolean } {
  if (file === null) throw new Error('the database thread has no file');
  return file;
}

/** The switch to WAL does not wait for the busy timeout when another process is opening the file at the same moment. */
function switchToWal(db: DatabaseSync): void {
  for (let attempt = 1; ; attempt++) {
    try {
      db.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === OPEN_ATTEMPTS || !isWorthRetrying(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPEN_PAUSE_MS);
    }
  }
}

function prepared(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known !== undefined) {
    // Moved to the end: the map's order is the order of last use.
    statements.delete(sql);
    statements.set(sql, known);
    return known;
  }
  const fresh = opened().db.prepare(sql);
  statements.set(sql, fresh);
  if (statements.size > STATEMENTS_KEPT) {
    const oldest = statements.keys().next();
    if (!oldest.done) statements.delete(oldest.value);
  }
  return fresh;
}

/** Long texts that are on their way, by number. */
const texts = new Map<number, string[]>();

/** A parameter as it is bound: long texts are put together. */
function whole(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('longText' in value)) return value;
  const { longText } = value;
  if (typeof longText !== 'number') return value;
  const parts = texts.get(longText);
  texts.delete(longText);
  if (!parts) throw new TypeError('a long text that never came');
  return parts.join('');
}

function isBindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  );
}

function run(id: number, sql: string, parameters: readonly unknown[]): SqliteReply {
  const values = parameters.map((given) => {
    const value = whole(given);
    if (!isBindable(value)) throw new TypeError(`a ${typeof value} cannot be stored; convert it in the store`);
    return value;
  });
  const statement = prepared(sql);
  if (statement.columns().length > 0) {
    return { id, ok: true, rows: statement.all(...values), changes: 0, lastId: 0 };
  }
  const { changes, lastInsertRowid } = statement.run(...values);
  return { id, ok: true, rows: [], changes: Number(changes), lastId: Number(lastInsertRowid) };
}

function close(): void {
  const { db, readOnly } = opened();
  statements.clear();
  texts.clear();
  // Of a transaction that is still open nothing was confirmed, and while it is, nothing can be put in order.
  rollback(db);
  if (!readOnly) db.exec('pragma optimize; pragma wal_checkpoint(truncate)');
  db.close();
  file = null;
}

function rollback(db: DatabaseSync): void {
  if (db.isTransaction) db.exec('rollback');
}

function answer(request: Exclude<SqliteRequest, { kind: 'open' | 'text' }>): SqliteReply {
  switch (request.kind) {
    case 'query':
      return run(request.id, request.sql, request.parameters);
    case 'rollback':
      rollback(opened().db);
      break;
    case 'close':
      close();
      break;
  }
  return { id: request.id, ok: true, rows: [], changes: 0, lastId: 0 };
}

port.on('message', (request: SqliteRequest) => {
  if (request.kind === 'open') return open(request.file);
  if (request.kind === 'text') {
    const parts = texts.get(request.longText) ?? [];
    texts.set(request.longText, parts);
    parts.push(request.part);
    return;
  }
  let reply: SqliteReply;
  try {
    reply = answer(request);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply = { id: request.id, ok: false, message, errcode: databaseErrorCodes(error).sqlite };
  }
  port.postMessage(reply);
});
