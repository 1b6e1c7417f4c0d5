import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { makePostgresDatabase, makeSqliteDatabase, type TestDatabase } from './test-databases.ts';
import type { DialectName } from '../platform/db/dialect-name.ts';
import type { Tables } from '../platform/db/tables.ts';

/** What a block of database tests is given beside the database. */
export interface DatabaseUnderTest {
  dialect: DialectName;
  /** Opens the same data once more, as a second server would; closed with the test. */
  openAgain(): Kysely<Tables>;
}

/**
 * Runs a block of tests on SQLite and on PostgreSQL, each test on a fresh database with every table. Where the machine
 * has no PostgreSQL the second half is skipped with a loud line; in CI its absence is a failure.
 */
export function describeDatabases(
  block: (getDb: () => Kysely<Tables>, underTest: DatabaseUnderTest) => void,
  name = 'store',
): void {
  describeOn('sqlite', `${name} on SQLite`, makeSqliteDatabase, block);
  const postgresSocket = inject('postgresSocket');
  if (postgresSocket === null && !process.env['CI']) {
    console.warn('\n*** NO POSTGRESQL ON THIS MACHINE: its half of the store tests is SKIPPED (see README) ***\n');
    describe.skip(`${name} on PostgreSQL`, () => block(noDatabase, { dialect: 'postgres', openAgain: noDatabase }));
    return;
  }
  const make = async () => {
    if (postgresSocket === null) throw new Error('CI needs PostgreSQL: install the package "postgresql"');
    return makePostgresDatabase(postgresSocket);
  };
  describeOn('postgres', `${name} on PostgreSQL`, make, block);
}

function describeOn(
  dialect: DialectName,
  title: string,
  make: () => Promise<TestDatabase>,
  block: (getDb: () => Kysely<Tables>, underTest: DatabaseUnderTest) => void,
): void {
  describe(title, () => {
    let current: TestDatabase | null = null;
    const database = () => current ?? noDatabase();
    beforeEach(async () => {
      current = await make();
    });
    afterEach(async () => {
      await current?.remove();
      current = null;
    });
    block(() => database().db, { dialect, openAgain: () => database().openAgain() });
  });
}

function noDatabase(): never {
  throw new Error('the database is there inside a test only');
}
