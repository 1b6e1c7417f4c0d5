import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Begins the text of a statement that is said hundreds of times a second: PostgreSQL reads and plans it once for each
 * connection, which takes longer than doing it.
 */
export const SAID_OFTEN = '/* said often */ ';

/** A connection of `pg`, as it is used here. */
interface Asked {
  query<R>(asked: { name?: string; text: string; values: unknown[] }): Promise<PostgresQueryResult<R>>;
  release(destroy?: boolean): void;
}

/** A pool whose connections keep the plan of what begins so. Such texts must be few: no connection forgets one. */
export function plannedOnce(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<Asked, KeepingClient>();
  const names = new Map<string, string>();
  return {
    connect: async () => {
      const asked: Asked = await pool.connect();
      // The same for the same connection: by it Kysely tells whether one is new.
      const client = known.get(asked) ?? new KeepingClient(asked, names);
      known.set(asked, client);
      return client;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

class KeepingClient implements PostgresPoolClient {
  readonly #asked: Asked;
  readonly #names: Map<string, string>;

  constructor(asked: Asked, names: Map<string, string>) {
    this.#asked = asked;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('nothing is read by a cursor');
    const name = sql.startsWith(SAID_OFTEN) ? { name: this.#nameOf(sql) } : {};
    return this.#asked.query<R>({ ...name, text: sql, values: [...parameters] });
  }

  release(destroy?: boolean): void {
    this.#asked.release(destroy);
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `often-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
