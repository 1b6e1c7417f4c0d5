import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, inject, it } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate';
import { openDatabase } from '#platform/db/open-database';
import type { Db } from '#platform/db/tables';
import { insertUser } from './testing/insert-user.ts';
import { buildTestApp } from './testing/test-app.ts';
import { makePostgresDatabase } from './testing/test-databases.ts';

const log = pino({ level: 'silent' });
/** Starting a process takes seconds on a busy machine. */
const LONG_MS = 120_000;
const OWNER = 'noa@school.org';
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** What `npm run owner -- …` prints, and how it ends. */
function owner(args: string[], env: Record<string, string>): Promise<{ code: number; printed: string }> {
  return new Promise((resolve) => {
    const command = [join(import.meta.dirname, 'owner.ts'), ...args];
    const child = execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qc-owner-'));
  undo.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function withSecondStep(db: Db, id: string): Promise<void> {
  const row = { user_id: id, secret: 'sealed', on_since_ms: 1, pending: null, pending_at_ms: null };
  await db.insertInto('two_step').values(row).execute();
  await db.insertInto('recovery_code').values({ user_id: id, code_hash: 'hash', used_at_ms: null }).execute();
}

/** The same on both databases, while somebody else has them open, as a running server does. */
async function rescues(db: Db, env: Record<string, string>): Promise<void> {
  await insertUser(db, 'noa', 0);
  const admin = await insertUser(db, 'omar', 1);
  for (const id of ['user-noa', admin]) await withSecondStep(db, id);
  const steps = async () => (await db.selectFrom('two_step').select('user_id').orderBy('user_id').execute()).length;
  for (const [command, email] of [
    ['turn-off-two-step', 'omar@school.org'],
    ['new-password', 'nobody@school.org'],
  ] as const) {
    const refused = await owner([command, '--email', email], env);
    expect(refused).toEqual({ code: 1, printed: `${email} is not the address of an owner; nothing has changed.\n` });
  }
  expect(await steps()).toBe(2);
  const off = await owner(['turn-off-two-step', '--email', ' Noa@School.org'], env);
  expect(off).toMatchObject({ code: 0, printed: expect.stringContaining('is off') });
  expect(await steps()).toBe(1);
  expect((await db.selectFrom('recovery_code').select('user_id').execute()).map(({ user_id }) => user_id)).toEqual([
    admin,
  ]);
  const again = await owner(['turn-off-two-step', '--email', OWNER], env);
  expect(again).toMatchObject({ code: 0, printed: expect.stringContaining('nothing has changed') });
  const link = await owner(['new-password', '--email', OWNER], { ...env, PUBLIC_URL: 'https://quiz.example.org' });
  expect(link.code).toBe(0);
  expect(link.printed).toMatch(/https:\/\/quiz\.example\.org\/he\/reset-password#token=[\w-]{22}\n$/);
  const audited = await db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'address', 'target_name'])
    .orderBy('at_ms')
    .execute();
  const entry = { actor_id: null, address: 'console', target_name: OWNER };
  expect(audited).toEqual([
    { ...entry, action: 'turnOffTwoStepByConsole' },
    { ...entry, action: 'newPasswordByConsole' },
  ]);
  expect(await db.selectFrom('outgoing_mail').select('recipient').execute()).toEqual([{ recipient: OWNER }]);
}

it(
  'lets owners in again, and nobody else, on the embedded database',
  async () => {
    const folder = makeFolder();
    const db = openDatabase({ sqlitePath: join(folder, 'questions.sqlite') }, log);
    undo.push(() => db.destroy());
    await migrateDatabase(db, log);
    await rescues(db, { DATA_DIR: folder, DATABASE_URL: '' });
  },
  LONG_MS,
);

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])(
  'and on PostgreSQL',
  async () => {
    const database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    undo.push(() => database.remove());
    await rescues(database.db, { DATA_DIR: makeFolder(), DATABASE_URL: database.url });
  },
  LONG_MS,
);

it(
  'prints a code that sets a new password at the running server, once',
  async () => {
    const folder = makeFolder();
    const db = openDatabase({ sqlitePath: join(folder, 'questions.sqlite') }, log);
    undo.push(() => db.destroy());
    await migrateDatabase(db, log);
    const test = await buildTestApp({ db });
    undo.push(() => test.close());
    await test.signUpAs('noa', 0);
    const made = await owner(['new-password', '--email', OWNER], { DATA_DIR: folder, DATABASE_URL: '' });
    const token = made.printed.trim().split('\n').at(-1);
    const post = (url: string, payload: object) => test.inject({ method: 'POST', url, payload });
    const set = () => post('/auth/reset-password', { token, password: 'brand-new-1' });
    expect((await set()).json()).toEqual({ ok: true });
    expect((await set()).json().code).toBe('linkOver');
    expect((await post('/auth/login', { email: OWNER, password: 'brand-new-1' })).json().role).toBe(0);
  },
  LONG_MS,
);

it(
  'says how it is called, and that there is nothing to work on',
  async () => {
    const env = { DATA_DIR: makeFolder(), DATABASE_URL: '' };
    for (const args of [[], ['turn-off-two-step'], ['delete', '--email', OWNER], ['new-password', '--mail', OWNER]]) {
      const called = await owner(args, env);
      expect([args, called.code]).toEqual([args, 2]);
      expect(called.printed).toContain('npm run owner -- turn-off-two-step --email');
    }
    expect(await owner(['new-password', '--email', OWNER], env)).toMatchObject({ code: 2 });
  },
  LONG_MS,
);
