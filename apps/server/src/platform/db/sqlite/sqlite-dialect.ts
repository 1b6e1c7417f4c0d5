import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { DatabaseThreads } from './database-threads.ts';
import { SqliteThreadsDriver } from './sqlite-driver.ts';

/** SQLite in worker threads. Unlike the stock dialect: immediate transactions and atomic migrations. */
export class SqliteThreadsDialect implements Dialect {
  readonly #path: string;
  readonly #threads: DatabaseThreads | undefined;
  constructor(path: string, threads?: DatabaseThreads) {
    this.#path = path;
    this.#threads = threads;
  }
  createDriver(): Driver {
    return new SqliteThreadsDriver(this.#path, this.#threads);
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): DialectAdapter {
    return new SqliteThreadsAdapter();
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SqliteThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
