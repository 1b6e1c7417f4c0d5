/** `npm run ledger -- verify`: proves the books of credits, or names each fault and ends with 1. */
import { verifyLedger } from '#features/credits';
import type { Db } from '#platform/db/tables';
import { keepFilesPrivate } from '#platform/files/private-files';
import { readConfig } from './config.ts';
import { BAD_CALL, explainFailure } from './explain-failure.ts';
import { databasePlace, openStoredDatabase } from '#platform/db/open-stored-database';

const USAGE = `npm run ledger -- verify
  Reads the database of DATABASE_URL, or the file in DATA_DIR; a server may be running on it. It changes nothing.`;
/** Rules that are read at the same time: years of books are to be proved in seconds, also beside a busy server. */
const AT_ONCE = 4;

keepFilesPrivate();
const [command, ...others] = process.argv.slice(2);
if (command !== 'verify' || others.length > 0) {
  console.error(USAGE);
  process.exit(BAD_CALL);
}
process.exitCode = await verify().catch((error: unknown) => explainFailure('The ledger was not read', error));

async function verify(): Promise<number> {
  const place = { ...databasePlace(readConfig(process.env)), unhurried: true };
  const db = await openStoredDatabase(place);
  const beside: Db[] = [];
  for (let n = 1; n < AT_ONCE; n += 1) {
    // PostgreSQL gives each query a connection of its own; on a file each opening reads one after the other.
    beside.push('sqlitePath' in place ? await openStoredDatabase(place) : db);
  }
  try {
    const faults = await verifyLedger(
      db,
      ({ rule, subject, detail }) => console.log(`${subject}: ${detail} (${rule})`),
      { beside },
    );
    console.log(faults === 0 ? 'The ledger is right.' : `${faults} faults.`);
    return faults === 0 ? 0 : 1;
  } finally {
    for (const opened of new Set([db, ...beside])) await opened.destroy();
  }
}
