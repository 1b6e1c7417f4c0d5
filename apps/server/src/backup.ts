/** `npm run backup -- …`: everything that is kept, to a folder and back. */
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { BAD_CALL, explainFailure } from './explain-failure.ts';
import { ConfigError } from '#platform/config-error';
import { copyStore } from '#platform/files/copy-store';
import { folderFileStore, openFileStore } from '#platform/files/open-file-store';
import { tryBucket } from '#platform/files/s3/try-bucket';
import { makeBackup } from '#platform/backup/make-backup';
import { restoreBackup } from '#platform/backup/restore-backup';
import { keepFilesPrivate } from '#platform/files/private-files';

const MB = 1024 * 1024;
const USAGE = `npm run backup -- make FOLDER [--with-files]
  Copies the database and all files to a new folder. The server may be running; nobody notices.
  Files of a bucket (S3_…) stay there, and the backup says so; --with-files copies them too.
npm run backup -- restore FOLDER
  Brings such a copy back to an empty DATA_DIR (and an empty database of DATABASE_URL). The server must not be running.
npm run backup -- to-bucket
npm run backup -- to-folder
  Copies all media from DATA_DIR to the bucket of S3_…, or back. The server may be running; what is there stays, so it can
  be stopped and begun again.

All work on the database of DATABASE_URL, or on the file in DATA_DIR. A backup holds all that people have entrusted to
the server: keep it where only you can read it.`;

keepFilesPrivate();
process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  explainFailure('Nothing is done', error),
);

async function main(words: string[]): Promise<number> {
  const withFiles = words[0] === 'make' && words.includes('--with-files');
  const [command, folder, ...others] = words.filter((word) => !withFiles || word !== '--with-files');
  if (others.length === 0 && folder === undefined && (command === 'to-bucket' || command === 'to-folder')) {
    return moveMedia(command);
  }
  if ((command !== 'make' && command !== 'restore') || folder === undefined || others.length > 0) {
    console.error(USAGE);
    return BAD_CALL;
  }
  const config = readConfig(process.env);
  const path = resolve(folder);
  if (command === 'make') {
    await makeBackup(config, path, Date.now(), { withFiles });
    const { s3 } = config;
    if (s3 === null || withFiles) console.log(`Everything is in ${path}`);
    else console.log(`Everything is in ${path}, but the files, which stay in the bucket ${s3.bucket}`);
    return 0;
  }
  const { madeAtMs, version, missing } = await restoreBackup(config, path);
  console.log(`Everything is back as it was at ${new Date(madeAtMs).toISOString()} (version ${version}).`);
  if (missing === 0) return 0;
  console.error(`${missing} pictures, films or sounds of galleries are not in the bucket.`);
  return 1;
}

async function moveMedia(command: 'to-bucket' | 'to-folder'): Promise<number> {
  const config = readConfig(process.env);
  if (config.s3 === null) throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET have to name the bucket');
  const [folder, bucket] = [folderFileStore(config), await openFileStore(config)];
  await tryBucket(bucket, config.s3.bucket);
  const [from, to] = command === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, bytes, there, damaged } = await copyStore(from, to, join(config.dataDir, 'imports'));
  console.log(`${copied} files copied (${Math.ceil(bytes / MB)} MB), ${there} were there already.`);
  for (const key of damaged) console.error(`${key} is damaged and was not copied.`);
  return damaged.length === 0 ? 0 : 1;
}
