import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { lockFolder } from '../files/folder-lock.ts';
import { type Config, readConfig } from '../../config.ts';
import { databasePlace } from '../db/open-stored-database.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { makePostgresDatabase } from '../../testing/test-databases.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = Date.UTC(2026, 10, 22);
const log = pino({ level: 'silent' });
let folder: string;
let undo: (() => Promise<void>)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-backup-'));
  undo = [];
});
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  rmSync(folder, { recursive: true, force: true });
});

const at = (...parts: string[]) => join(folder, ...parts);
const configOf = (name: string, databaseUrl = '') => readConfig({ DATA_DIR: at(name), DATABASE_URL: databaseUrl });

async function open(config: Config): Promise<Kysely<Tables>> {
  const db = openDatabase(databasePlace(config), log);
  undo.push(() => db.destroy());
  await migrateDatabase(db, log);
  return db;
}

async function namesIn(db: Kysely<Tables>): Promise<string[]> {
  const people = await db.selectFrom('app_user').select('name').orderBy('id').execute();
  return people.map(({ name }) => name);
}

/** A house in use: a person, a file, a mail, and what is not to be kept. */
async function fill(config: Config): Promise<Kysely<Tables>> {
  const db = await open(config);
  await insertUser(db, 'dana');
  await diskFileStore(join(config.dataDir, 'files')).put('media/ab/picture', Buffer.from('bytes'));
  await diskFileStore(join(config.dataDir, 'mail')).put('one.eml', Buffer.from('words'));
  writeFileSync(join(config.dataDir, 'files/media/ab/other.1.2.part'), 'half');
  mkdirSync(join(config.dataDir, 'imports'));
  writeFileSync(join(config.dataDir, 'imports/passing'), 'x');
  return db;
}

function expectFiles(dataDir: string): void {
  expect(readFileSync(join(dataDir, 'files/media/ab/picture'), 'utf8')).toBe('bytes');
  expect(readFileSync(join(dataDir, 'mail/one.eml'), 'utf8')).toBe('words');
  expect(existsSync(join(dataDir, 'files/media/ab/other.1.2.part'))).toBe(false);
  expect(existsSync(join(dataDir, 'imports'))).toBe(false);
}

it('keeps everything as it was at one moment, while a server writes', async () => {
  const config = configOf('data');
  const lock = lockFolder(config.dataDir);
  const db = await fill(config);
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n += 1) await insertUser(db, `writer-${n}`);
  })();
  await makeBackup(config, at('copy'), NOW);
  writing = false;
  await writer;
  await insertUser(db, 'later');
  lock.release();

  const again = configOf('again');
  expect(await restoreBackup(again, at('copy'))).toMatchObject({ format: 1, database: 'sqlite', madeAtMs: NOW });
  expectFiles(again.dataDir);
  const restored = await open(again);
  const names = await namesIn(restored);
  expect(names).toContain('dana');
  expect(names).not.toContain('later');
  await insertUser(restored, 'works-on');
});

it('refuses what would write over something, and what is no whole backup', async () => {
  const config = configOf('data');
  await expect(makeBackup(config, at('copy'), NOW)).rejects.toThrow(/There is no database/);
  expect(existsSync(at('copy'))).toBe(false);
  await fill(config);
  await makeBackup(config, at('copy'), NOW);
  await expect(makeBackup(config, at('copy'), NOW)).rejects.toThrow(/is not empty/);

  await expect(restoreBackup(config, at('copy'))).rejects.toThrow(/questions\.sqlite is there already/);
  const again = configOf('again');
  const lock = lockFolder(again.dataDir);
  await expect(restoreBackup(again, at('copy'))).rejects.toThrow(/in use by another server/);
  lock.release();
  mkdirSync(at('again/files'));
  writeFileSync(at('again/files/own'), 'x');
  await expect(restoreBackup(again, at('copy'))).rejects.toThrow(/files is there already/);
  rmSync(at('again/files'), { recursive: true });

  await expect(restoreBackup(configOf('again', 'postgres://localhost/x'), at('copy'))).rejects.toThrow(
    /DATABASE_URL must not be set/,
  );
  writeFileSync(at('copy/questions.sqlite'), readFileSync(at('copy/questions.sqlite')).fill(7, 8192));
  await expect(restoreBackup(again, at('copy'))).rejects.toThrow(/damaged|malformed/);
  expect(existsSync(at('again/questions.sqlite'))).toBe(false);
  for (const text of ['{}', '', '{"format":2,"database":"sqlite","madeAtMs":1,"version":""}']) {
    writeFileSync(at('copy/backup.json'), text);
    await expect(restoreBackup(configOf('third'), at('copy'))).rejects.toThrow(ConfigError);
  }
  expect(existsSync(at('third'))).toBe(false);
});

it.skipIf(inject('postgresSocket') === null && !process.env['CI'])('keeps PostgreSQL by its own programs', async () => {
  const postgresSocket = inject('postgresSocket') ?? '';
  const [first, second] = [
    await makePostgresDatabase(postgresSocket),
    await makePostgresDatabase(postgresSocket, 'template1'),
  ];
  undo.push(first.remove, second.remove);
  const config = configOf('data', first.url);
  await fill(config);
  await makeBackup(config, at('copy'), NOW);
  await expect(restoreBackup(configOf('again'), at('copy'))).rejects.toThrow(/has to name an empty database/);
  await expect(restoreBackup(configOf('again', first.url), at('copy'))).rejects.toThrow(/has tables/);
  const again = configOf('again', second.url);
  await restoreBackup(again, at('copy'));
  expectFiles(again.dataDir);
  expect(await namesIn(second.db)).toEqual(['dana']);
});
