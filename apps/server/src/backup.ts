/** `npm run backup -- …`: everything that is kept, to a folder and back. */
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { BAD_CALL, explainFailure } from './explain-failure.ts';
import { makeBackup } from '#platform/backup/make-backup';
import { restoreBackup } from '#platform/backup/restore-backup';
import { keepFilesPrivate } from '#platform/files/private-files';

const USAGE = `npm run backup -- make FOLDER
  Copies the database and all files to a new folder. The server may be running; nobody notices.
npm run backup -- restore FOLDER
  Brings such a copy back to an empty DATA_DIR (and an empty database of DATABASE_URL). The server must not be running.

Both work on the database of DATABASE_URL, or on the file in DATA_DIR. A backup holds all that people have entrusted to
the server: keep it where only you can read it.`;

keepFilesPrivate();
process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  explainFailure('Nothing is done', error),
);

async function main([command, folder, ...others]: string[]): Promise<number> {
  if ((command !== 'make' && command !== 'restore') || folder === undefined || others.length > 0) {
    console.error(USAGE);
    return BAD_CALL;
  }
  const config = readConfig(process.env);
  const path = resolve(folder);
  if (command === 'make') {
    await makeBackup(config, path, Date.now());
    console.log(`Everything is in ${path}`);
    return 0;
  }
  const { madeAtMs, version } = await restoreBackup(config, path);
  console.log(`Everything is back as it was at ${new Date(madeAtMs).toISOString()} (version ${version}).`);
  return 0;
}
