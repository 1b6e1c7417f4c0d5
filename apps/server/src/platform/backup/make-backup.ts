import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import { strictPostgresAddress } from '../db/postgres/postgres-address.ts';
import { copyStore } from '../files/copy-store.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { flushFile, flushFolder } from '../flush.ts';
import { PRODUCT_VERSION } from '../product-version.ts';
import type { Config } from '../../config.ts';
import { databasePlace, openStoredDatabase } from '../db/open-stored-database.ts';
import { copyFiles } from './copy-files.ts';
import { dumpPostgres } from './copy-postgres.ts';
import { copySqlite } from './copy-sqlite.ts';
import { COPY_FILE, FILES_FOLDER, KEPT_FOLDERS, MANIFEST_FILE, type Manifest } from './manifest.ts';

/** What is wanted besides the usual. */
export interface BackupWishes {
  /** The files of a bucket come along; else they stay there, and the backup says where. */
  withFiles?: boolean;
}

/** Copies the database and the files to a new folder, while a server may run. Throws ConfigError for what cannot be. */
export async function makeBackup(
  config: Config,
  folder: string,
  nowMs: number,
  { withFiles = false }: BackupWishes = {},
): Promise<void> {
  const place = databasePlace(config);
  // Whether there is one that answers is said before anything is written.
  await (await openStoredDatabase(place)).destroy();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new ConfigError(`${folder} is not empty: name a new folder`);
  const copyKept = async () => {
    for (const kept of KEPT_FOLDERS) {
      if (kept === FILES_FOLDER && config.s3 !== null) await (withFiles && copyBucket(config, folder));
      else await copyFiles(join(config.dataDir, kept), join(folder, kept));
    }
  };
  // Twice, around the database: a file that is deleted meanwhile is there all the same, and one that comes is too.
  await copyKept();
  const database = 'sqlitePath' in place ? 'sqlite' : 'postgres';
  const copy = join(folder, COPY_FILE[database]);
  if ('sqlitePath' in place) await copySqlite(place.sqlitePath, copy);
  else await dumpPostgres(strictPostgresAddress(place.postgresUrl), copy);
  await copyKept();
  const facts = { database, madeAtMs: nowMs, version: PRODUCT_VERSION } as const;
  const { s3 } = config;
  const manifest: Manifest =
    s3 === null || withFiles
      ? { format: 1, ...facts }
      : { format: 2, ...facts, filesIn: { endpoint: s3.endpoint, bucket: s3.bucket } };
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest), { mode: 0o600, flag: 'wx' });
  await flushFile(join(folder, MANIFEST_FILE));
  await flushFolder(folder);
}

async function copyBucket(config: Config, folder: string): Promise<void> {
  const files = diskFileStore(join(folder, FILES_FOLDER));
  const { damaged } = await copyStore(await openFileStore(config), files, join(config.dataDir, 'imports'));
  if (damaged.length > 0) throw new ConfigError(`Files of the bucket are damaged: ${damaged.join(', ')}`);
}
