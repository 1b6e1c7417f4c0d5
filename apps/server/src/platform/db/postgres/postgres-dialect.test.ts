import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '../../../testing/test-databases.ts';
import { isDatabaseAway } from '../database-error.ts';
import { openDatabase } from '../open-database.ts';
import { SAID_OFTEN } from './planned-once.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from '../tables.ts';

it.skipIf(inject('postgresSocket') === null && !process.env['CI']).each([
  ['ends a statement of the server after half a minute', false, '30s'],
  ['lets a statement of a command that reads everything take as long as it takes', true, '0'],
])('%s', async (_what, unhurried, limit) => {
  const database = await makePostgresDatabase(inject('postgresSocket') ?? '');
  const db = openDatabase({ postgresUrl: database.url, unhurried }, pino({ level: 'silent' }));
  try {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: limit }]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});

/** A network between a server and its database, on a port of loopback, that can swallow everything. */
async function network(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const path = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const ends: Socket[] = [];
  let swallows = false;
  const listener = createServer((near) => {
    const far = connect(path);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.push(one);
      one.on('data', (bytes) => !swallows && other.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => !swallows && other.destroy());
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('a port was asked for');
  return {
    url: `postgres://qc@127.0.0.1:${address.port}${url.pathname}`,
    swallow: (on: boolean) => void (swallows = on),
    close: () => {
      for (const end of ends) end.destroy();
      listener.close();
    },
  };
}

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])(
  'takes a database of which nothing is heard for one that is away, and finds it again',
  async () => {
    const database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    const between = await network(database.url);
    const dialect = postgresDialect({ postgresUrl: between.url, silenceMaxMs: 400 }, pino({ level: 'silent' }));
    const db = new Kysely<Tables>({ dialect });
    const ask = () => sql`select 1`.execute(db).catch((error: unknown) => error);
    try {
      expect(await ask()).toMatchObject({ rows: [{}] });
      between.swallow(true);
      expect(isDatabaseAway(await ask())).toBe(true);
      const half = db.transaction().execute((trx) => sql`select 1`.execute(trx));
      expect(isDatabaseAway(await half.catch((error: unknown) => error))).toBe(true);
      between.swallow(false);
      expect(await ask()).toMatchObject({ rows: [{}] });
    } finally {
      await db.destroy();
      between.close();
      await database.remove();
    }
  },
);

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])(
  'plans what is said often once for a connection, and nothing else',
  async () => {
    const database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    const db = openDatabase({ postgresUrl: database.url }, pino({ level: 'silent' }));
    try {
      const often = `${SAID_OFTEN}select $1::int + 1 as next`;
      const seen = await db.connection().execute(async (one) => {
        const said: unknown[] = [];
        for (const n of [1, 2, 3]) said.push(...(await one.executeQuery(CompiledQuery.raw(often, [n]))).rows);
        await one.executeQuery(CompiledQuery.raw('select $1::int', [1]));
        const { rows } = await sql`select statement, generic_plans + custom_plans as times
          from pg_prepared_statements`.execute(one);
        return { said, rows };
      });
      expect(seen).toEqual({
        said: [{ next: 2 }, { next: 3 }, { next: 4 }],
        rows: [{ statement: often, times: 3 }],
      });
    } finally {
      await db.destroy();
      await database.remove();
    }
  },
);
