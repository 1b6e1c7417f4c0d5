import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { ConfigError } from '../config-error.ts';
import { openDatabase } from '../db/open-database.ts';
import { strictPostgresAddress } from '../db/postgres/postgres-address.ts';
import { tryDatabase } from '../db/try-database.ts';
import { flushFolder } from '../flush.ts';
import { copyStore } from '../files/copy-store.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { tryBucket } from '../files/s3/try-bucket.ts';
import { lockFolder } from '../files/folder-lock.ts';
import type { Config } from '../../config.ts';
import { databasePlace, openStoredDatabase } from '../db/open-stored-database.ts';
import { copyFiles } from './copy-files.ts';
import { restorePostgres } from './copy-postgres.ts';
import { copySqlite } from './copy-sqlite.ts';
import { COPY_FILE, FILES_FOLDER, KEPT_FOLDERS, type Manifest, readManifest } from './manifest.ts';

/** What came back. */
export type RestoredBackup = Manifest & {
  /** Contents of galleries that their bucket does not have. */
  missing: number;
};

/**
 * Brings a backup back into an empty place. Throws ConfigError when a server runs there, when there are data already, or
 * when the backup is not whole; nothing is ever written over. The database comes last: until then there is none.
 */
export async function restoreBackup(config: Config, folder: string): Promise<RestoredBackup> {
  const manifest = await readManifest(folder);
  const place = databasePlace(config);
  const copy = join(folder, COPY_FILE[manifest.database]);
  if (manifest.database === 'postgres' && 'sqlitePath' in place) {
    throw new ConfigError('The backup is of PostgreSQL: DATABASE_URL has to name an empty database');
  }
  if (manifest.database === 'sqlite' && 'postgresUrl' in place) {
    throw new ConfigError('The backup is of the embedded database: DATABASE_URL must not be set');
  }
  if (manifest.format === 2 && config.s3 === null) {
    const { bucket, endpoint } = manifest.filesIn;
    throw new ConfigError(
      `The files of this backup are in the bucket ${bucket} at ${endpoint}: set S3_ENDPOINT and the others`,
    );
  }
  const bucket = config.s3 === null ? null : await openFileStore(config);
  if (bucket !== null && config.s3 !== null) await tryBucket(bucket, config.s3.bucket);
  const lock = lockFolder(config.dataDir);
  try {
    await refuseOldData(config);
    if ('postgresUrl' in place) await refuseFullDatabase(place.postgresUrl);
    for (const kept of KEPT_FOLDERS) {
      if (kept === FILES_FOLDER && bucket !== null) await fillBucket(bucket, join(folder, kept), config);
      else await copyFiles(join(folder, kept), join(config.dataDir, kept));
    }
    if ('postgresUrl' in place) await restorePostgres(strictPostgresAddress(place.postgresUrl), copy);
    else await restoreSqlite(copy, place.sqlitePath);
    await flushFolder(config.dataDir);
    return { ...manifest, missing: bucket === null ? 0 : await countMissing(config, bucket) };
  } finally {
    lock.release();
  }
}

/** Files that are there already are the same: they are called after what is in them. */
async function fillBucket(bucket: FileStore, from: string, { dataDir }: Config): Promise<void> {
  const { damaged } = await copyStore(diskFileStore(from), bucket, join(dataDir, 'imports'));
  if (damaged.length > 0) throw new ConfigError(`Files of the backup are damaged: ${damaged.join(', ')}`);
}

/** How many contents that galleries hold are not in the bucket. */
async function countMissing(config: Config, bucket: FileStore): Promise<number> {
  const there = new Set<string>();
  for await (const { key } of bucket.list('media/')) there.add(key.slice(key.lastIndexOf('/') + 1));
  const db = await openStoredDatabase(databasePlace(config));
  try {
    const rows = await db.selectFrom('media').select('sha256').distinct().where('sha256', '!=', '').execute();
    return rows.filter(({ sha256 }) => !there.has(sha256)).length;
  } finally {
    await db.destroy();
  }
}

async function restoreSqlite(copy: string, path: string): Promise<void> {
  const beside = `${path}.part`;
  await rm(beside, { force: true });
  await copySqlite(copy, beside);
  await rename(beside, path);
}

async function refuseOldData({ dataDir }: Config): Promise<void> {
  for (const kept of ['questions.sqlite', ...KEPT_FOLDERS]) {
    const path = join(dataDir, kept);
    const isThere = existsSync(path) && (kept === 'questions.sqlite' || (await readdir(path)).length > 0);
    if (isThere) throw new ConfigError(`${path} is there already: move it away, or set another DATA_DIR`);
  }
}

async function refuseFullDatabase(postgresUrl: string): Promise<void> {
  const db = openDatabase({ postgresUrl }, pino({ level: 'error' }));
  try {
    await tryDatabase(db, { postgresUrl });
    const tables = sql<{ count: number }>`select count(*) as count from pg_tables where schemaname = 'public'`;
    const { rows } = await tables.execute(db);
    if (rows[0]?.count !== 0) throw new ConfigError('DATABASE_URL names a database that has tables: name an empty one');
  } finally {
    await db.destroy();
  }
}
