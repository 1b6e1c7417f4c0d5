/** What a database thread is asked. `rollback` is safe when SQLite has already rolled back by itself. */
export type SqliteRequest =
  /** The first of all, and the first again after a `close`. Not answered; a file that does not open ends the thread. */
  | { id: number; kind: 'open'; file: SqliteFile }
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  /** A part of a long text, which a statement after it names by `longText`. Not answered. */
  | { id: number; kind: 'text'; longText: number; part: string }
  | { id: number; kind: 'rollback' }
  | { id: number; kind: 'close' };

/** Stands for a long text whose parts were sent before. */
export interface LongTextSent {
  longText: number;
}

/** What the database thread answers. */
export type SqliteReply =
  | { id: number; ok: true; rows: Record<string, unknown>[]; changes: number; lastId: number }
  | { id: number; ok: false; message: string; errcode: number | null };

/** The file of a thread, and how it is opened. */
export interface SqliteFile {
  path: string;
  readOnly: boolean;
}

/** An error of SQLite, with its extended result code when SQLite gave one. */
export class SqliteError extends Error {
  readonly errcode: number | null;
  constructor(message: string, errcode: number | null) {
    super(message);
    this.name = 'SqliteError';
    this.errcode = errcode;
  }
}
