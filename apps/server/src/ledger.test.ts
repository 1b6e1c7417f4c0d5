import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, inject, it } from 'vitest';
import { grantCredits } from '#features/credits';
import { migrateDatabase } from '#platform/db/migrate';
import { openDatabase } from '#platform/db/open-database';
import type { Db } from '#platform/db/tables';
import { systemRandom } from '#platform/random';
import { insertUser } from './testing/insert-user.ts';
import { makePostgresDatabase } from './testing/test-databases.ts';

const log = pino({ level: 'silent' });
/** Starting a process takes seconds on a busy machine. */
const LONG_MS = 120_000;
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** What `npm run ledger -- …` prints, and how it ends. */
function ledger(args: string[], env: Record<string, string>): Promise<{ code: number; printed: string }> {
  return new Promise((resolve) => {
    const command = [join(import.meta.dirname, 'ledger.ts'), ...args];
    const child = execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });
}

async function keepBooks(db: Db): Promise<string> {
  const id = await insertUser(db, 'noa');
  const gift = { kind: 'times', uses: 5, expiresAtMs: null, source: 'manual', priceMinor: 0, currency: null } as const;
  const seams = { now: Date.now, random: systemRandom(Date.now) };
  await grantCredits(seams, db, { ...gift, potOwner: { kind: 'user', id }, title: 'Gift', note: '' });
  return id;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qc-ledger-'));
  undo.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function proves(db: Db, env: Record<string, string>): Promise<void> {
  const pot = await keepBooks(db);
  expect(await ledger(['verify'], env)).toEqual({ code: 0, printed: 'The ledger is right.\n' });
  await db.updateTable('pot').set({ balance: 7 }).where('id', '=', pot).execute();
  const damaged = await ledger(['verify'], env);
  expect(damaged.code).toBe(1);
  expect(damaged.printed).toContain(`pot ${pot}: holds 7, its entries come to 5`);
  expect(damaged.printed).toContain('2 faults.');
}

it(
  'proves the books of the embedded database, and ends with 1 when there is a fault',
  async () => {
    const folder = makeFolder();
    const db = openDatabase({ sqlitePath: join(folder, 'questions.sqlite') }, log);
    undo.push(() => db.destroy());
    await migrateDatabase(db, log);
    await proves(db, { DATA_DIR: folder, DATABASE_URL: '' });
  },
  LONG_MS,
);

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])(
  'proves those of PostgreSQL',
  async () => {
    const database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    undo.push(() => database.remove());
    await proves(database.db, { DATA_DIR: makeFolder(), DATABASE_URL: database.url });
  },
  LONG_MS,
);

it(
  'says how it is called, and that there is nothing to read',
  async () => {
    const folder = makeFolder();
    expect(await ledger([], { DATA_DIR: folder })).toMatchObject({ code: 2 });
    expect(await ledger(['verify'], { DATA_DIR: folder, DATABASE_URL: '' })).toMatchObject({ code: 2 });
  },
  LONG_MS,
);
