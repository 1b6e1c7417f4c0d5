import {
  CompiledQuery,
  SelectQueryNode,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  IdentifierNode,
  type QueryResult,
  RawNode,
} from 'kysely';
import type { DatabaseThreads } from './database-threads.ts';
import { LongText } from '../long-text.ts';
import { SqliteCheckpoints } from './sqlite-checkpoints.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { transactionScope } from '../transaction-scope.ts';
import { WriterTurns, type WriterTask } from './writer-turns.ts';

/** Threads that read: a long count or search does not hold up what everybody else reads. */
const READERS_MAX = 2;

/**
 * One writer thread, threads that read, and one for checkpoints where much is written. Plain selects outside a transaction
 * read beside the writer.
 */
export class SqliteThreadsDriver implements Driver {
  readonly #path: string;
  readonly #threads: DatabaseThreads | undefined;
  readonly #checkpoints: SqliteCheckpoints;
  #writer: SqliteThread | null = null;
  readonly #readers: SqliteThread[] = [];
  readonly #turns = new WriterTurns();

  constructor(path: string, threads?: DatabaseThreads) {
    this.#path = path;
    this.#threads = threads;
    this.#checkpoints = new SqliteCheckpoints(path, threads);
  }

  async init(): Promise<void> {
    this.#writer = new SqliteThread({ path: this.#path, readOnly: false }, this.#threads);
    // The first answer proves that the file is open and in WAL mode, which a reader needs.
    await this.#writer.send({ kind: 'query', sql: 'select 1', parameters: [] });
    this.#addReader();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownConnection(connection);
    await own.holdWriter();
    try {
      await own.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      own.freeWriter();
      throw error;
    }
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    ownConnection(connection).freeWriter();
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.writer().send({ kind: 'rollback' });
    } finally {
      ownConnection(connection).freeWriter();
    }
  }
  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.executeQuery(savepointQuery('savepoint', name, compile));
  }
  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(savepointQuery('rollback to', name, compile));
  }
  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(savepointQuery('release', name, compile));
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownConnection(connection).freeWriter();
  }
  async destroy(): Promise<void> {
    await this.#checkpoints.close();
    // The readers first: the last connection to leave tidies the write-ahead log away.
    await Promise.all(this.#readers.map((reader) => reader.close()));
    await this.#writer?.close();
  }

  writer(): SqliteThread {
    if (this.#writer === null) throw new Error('the database is not open');
    return this.#writer;
  }
  /** The reader with the least to do; another one where all are busy and there may be more. */
  reader(): SqliteThread {
    const [free] = this.#readers.toSorted((a, b) => a.waiting - b.waiting);
    if (free !== undefined && (free.waiting === 0 || this.#readers.length === READERS_MAX)) return free;
    return this.#addReader();
  }
  #addReader(): SqliteThread {
    const reader = new SqliteThread({ path: this.#path, readOnly: true }, this.#threads);
    this.#readers.push(reader);
    return reader;
  }
  /** Waits for its turn at the writer; the returned function gives it back. */
  takeWriter(task: WriterTask): Promise<() => void> {
    this.#checkpoints.noteWrite();
    return this.#turns.take(task);
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteThreadsDriver;
  #giveBack: (() => void) | null = null;

  constructor(driver: SqliteThreadsDriver) {
    this.#driver = driver;
  }
  async holdWriter(): Promise<void> {
    this.#refuseInsideAnother();
    this.#giveBack = await this.#driver.takeWriter('transaction');
  }
  freeWriter(): void {
    this.#giveBack?.();
    this.#giveBack = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const ownsTurn = this.#giveBack !== null;
    const reads = !ownsTurn && SelectQueryNode.is(query.query);
    if (!ownsTurn && !reads) this.#refuseInsideAnother();
    const thread = reads ? this.#driver.reader() : this.#driver.writer();
    // Before its turn: nobody waits for the writer while a long text is on its way. Without one nothing is awaited: the
    // next reading must find this thread busy.
    const long = query.parameters.some((value) => value instanceof LongText);
    const parameters = long ? await thread.handOver(query.parameters) : query.parameters;
    if (ownsTurn || reads) return this.#run<R>(thread, query.sql, parameters);
    const giveBack = await this.#driver.takeWriter('statement');
    try {
      return await this.#run<R>(thread, query.sql, parameters);
    } finally {
      giveBack();
    }
  }
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered; read in pages');
  }

  async #run<R>(thread: SqliteThread, statement: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const reply = await thread.send({ kind: 'query', sql: statement, parameters });
    // The row type is the query builder's promise; the thread cannot know it.
    const rows: unknown[] = reply.rows;
    return { rows: rows as R[], numAffectedRows: BigInt(reply.changes), insertId: BigInt(reply.lastId) };
  }
  #refuseInsideAnother(): void {
    if (transactionScope.getStore()) throw new Error('inside a transaction: write through trx, not through db');
  }
}

function ownConnection(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection)) throw new Error('a connection of another driver');
  return connection;
}

function savepointQuery(command: string, name: string, compile: QueryCompiler['compileQuery']): CompiledQuery {
  const node = RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]);
  return compile(node, { queryId: `${command} ${name}` });
}
