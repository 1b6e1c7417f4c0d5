import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import type { DatabasePlace } from '#platform/db/open-database';
import { makePostgresDatabase, makeSqliteDatabase } from '../../testing/test-databases.ts';
import { runBank } from './testing/run-bank.ts';

/** Starting processes takes seconds on a busy machine. */
const LONG_MS = 120_000;

async function spendsWhatThereIs(place: DatabasePlace): Promise<void> {
  // One round: `npm run trial -- C-02` reads a thousand times.
  const { started, reads, ...rest } = await runBank(place, 1);
  expect(rest).toEqual({
    ...{ rounds: 1, starts: 100, overspent: 0, underspent: 0, strange: [] },
    ...{ wrongReads: [], touched: 0, faults: 0 },
  });
  expect(started).toBeGreaterThan(0);
  expect(reads).toBeGreaterThan(0);
}

it(
  'three processes on one SQLite file spend what there is and no more (C-02)',
  async () => {
    const { folder, remove } = await makeSqliteDatabase();
    try {
      await spendsWhatThereIs({ sqlitePath: join(folder, 'test.sqlite') });
    } finally {
      await remove();
    }
  },
  LONG_MS,
);

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])(
  'three processes on one PostgreSQL do so, too',
  async () => {
    const { url, remove } = await makePostgresDatabase(inject('postgresSocket') ?? '');
    try {
      await spendsWhatThereIs({ postgresUrl: url });
    } finally {
      await remove();
    }
  },
  LONG_MS,
);
