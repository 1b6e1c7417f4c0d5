import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { keptThreads } from './kept-threads.ts';
import { testFolder } from './test-folder.ts';

const log = pino({ level: 'silent' });

/** A database of its own for one test, with every table and no row. */
export interface TestDatabase {
  db: Kysely<Tables>;
  /** Opens the same data once more, as a second server would. */
  openAgain(): Kysely<Tables>;
  remove(): Promise<void>;
}

/** Name of the database that every test's database on PostgreSQL is copied from. */
export const TEMPLATE_DATABASE = 'qc_template';
/** Where the global set-up says at which socket PostgreSQL is to be asked for. */
export const POSTGRES_SOCKET = 'QC_POSTGRES_SOCKET';

let sqliteTemplate: Promise<Buffer> | null = null;

const parent = testFolder();

/** A fresh SQLite file in a folder of its own. */
export async function makeSqliteDatabase(): Promise<TestDatabase & { folder: string }> {
  sqliteTemplate ??= makeSqliteTemplate();
  const folder = mkdtempSync(join(parent, 'qc-db-'));
  const path = join(folder, 'test.sqlite');
  writeFileSync(path, await sqliteTemplate);
  const { db, openAgain, closeAll } = openings({ sqlitePath: path, threads: keptThreads });
  const remove = async () => {
    await closeAll();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, openAgain, remove, folder };
}

/** Migrating takes longer than copying: the bytes of an empty database with every table. */
async function makeSqliteTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(parent, 'qc-template-'));
  try {
    const path = join(folder, 'template.sqlite');
    const db = openDatabase({ sqlitePath: path }, log);
    await migrateDatabase(db, log);
    await db.destroy();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A fresh database on the run's PostgreSQL server; `postgresSocket` is what the global set-up provides. */
export async function makePostgresDatabase(
  postgresSocket: string,
  template = TEMPLATE_DATABASE,
): Promise<TestDatabase & { url: string }> {
  const adminUrl = await askForPostgres(postgresSocket);
  const admin = openDatabase({ postgresUrl: adminUrl }, log);
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin);
  const url = adminUrl.replace('/postgres?', `/${name}?`);
  const { db, openAgain, closeAll } = openings({ postgresUrl: url });
  const remove = async () => {
    await closeAll();
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
    await admin.destroy();
  };
  return { db, openAgain, remove, url };
}

/**
 * The database of a whole server under test: a SQLite file, or with `TEST_DATABASE=postgres` in the environment one on
 * the run's PostgreSQL server, and a folder for files in either case.
 */
export async function makeServerDatabase(): Promise<TestDatabase & { folder: string }> {
  const postgresSocket = process.env[POSTGRES_SOCKET];
  if (process.env['TEST_DATABASE'] !== 'postgres') return makeSqliteDatabase();
  if (postgresSocket === undefined) throw new Error('TEST_DATABASE=postgres: this machine has no PostgreSQL');
  const database = await makePostgresDatabase(postgresSocket);
  const folder = mkdtempSync(join(parent, 'qc-db-'));
  const remove = async () => {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, remove, folder };
}

function openings(place: Parameters<typeof openDatabase>[0]) {
  const opened: Kysely<Tables>[] = [];
  const openAgain = () => {
    const db = openDatabase(place, log);
    opened.push(db);
    return db;
  };
  const closeAll = async () => {
    for (const db of opened) await db.destroy();
  };
  return { db: openAgain(), openAgain, closeAll };
}

function askForPostgres(postgresSocket: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: postgresSocket, path: '/' }, async (response) => {
      const body = await text(response);
      if (response.statusCode === 200) resolve(body);
      else reject(new Error(`PostgreSQL did not start: ${body}`));
    });
    asked.on('error', reject);
    asked.end();
  });
}
