/** `npm run ledger -- verify`: proves the books of credits, or names each fault and ends with 1. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { verifyLedger } from '#features/credits';
import { openDatabase } from '#platform/db/open-database';
import { readConfig } from './config.ts';

const USAGE = `npm run ledger -- verify
  Reads the database of DATABASE_URL, or the file in DATA_DIR; a server may be running on it. It changes nothing.`;
const BAD_CALL = 2;
/** Rules that are read at the same time: years of books are to be proved in seconds, also beside a busy server. */
const AT_ONCE = 4;

const [command, ...others] = process.argv.slice(2);
if (command !== 'verify' || others.length > 0) {
  console.error(USAGE);
  process.exit(BAD_CALL);
}
process.exitCode = await verify();

async function verify(): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const sqlitePath = join(dataDir, 'questions.sqlite');
  if (databaseUrl === null && !existsSync(sqlitePath)) {
    console.error(`There is no database at ${sqlitePath}`);
    return BAD_CALL;
  }
  const place = databaseUrl === null ? { sqlitePath } : { postgresUrl: databaseUrl, unhurried: true };
  const open = () => openDatabase(place, pino({ level: 'error' }));
  const db = open();
  // PostgreSQL gives each query a connection of its own; on a file each opening reads one after the other.
  const beside = Array.from({ length: AT_ONCE - 1 }, () => (databaseUrl === null ? open() : db));
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
