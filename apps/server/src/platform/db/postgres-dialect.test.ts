import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '../../testing/test-databases.ts';
import { openDatabase } from './open-database.ts';

it.skipIf(inject('postgresDoor') === null && !process.env['CI']).each([
  ['ends a statement of the server after half a minute', false, '30s'],
  ['lets a statement of a command that reads everything take as long as it takes', true, '0'],
])('%s', async (_what, unhurried, limit) => {
  const database = await makePostgresDatabase(inject('postgresDoor') ?? '');
  const db = openDatabase({ postgresUrl: database.url, unhurried }, pino({ level: 'silent' }));
  try {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: limit }]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
