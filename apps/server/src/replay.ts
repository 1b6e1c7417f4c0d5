/** `npm run replay -- JOURNAL`: prints the states of a run, of an open room in the database or of a saved file. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import {
  createRoomStore,
  describePlayers,
  describeStep,
  journalLines,
  parseJournalLines,
  readStoredJournal,
  replayJournal,
  type StoredJournal,
} from '#features/rooms';
import { openDatabase } from '#platform/db/open-database';
import { readConfig } from './config.ts';

const USAGE = `npm run replay -- JOURNAL [--full] [--save FILE]
  JOURNAL  code or id of an open room, or a file that --save wrote
  --full   every state whole, as JSON
  --save   writes the journal to a file; it holds names and phone numbers`;

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, save: { type: 'string' } },
  allowPositionals: true,
});
const [wanted] = positionals;
if (wanted === undefined || positionals.length > 1) {
  console.error(USAGE);
  process.exit(2);
}
const journal = existsSync(wanted) ? await readSaved(wanted) : await readRoom(wanted);
if (journal === null) {
  console.error(`There is no open room ${wanted}, and no such file. The journal of a run ends with it.`);
  process.exit(1);
}
if (values.save !== undefined)
  await writeFile(values.save, [...journalLines(journal)].join('\n'), { mode: 0o600, flag: 'wx' });
console.log(
  `${journal.game.name}: ${journal.game.slides.length} slides, opened ${new Date(journal.openedAtMs).toISOString()}`,
);
let last = null;
for (const step of replayJournal(journal)) {
  console.log(describeStep(step, journal.openedAtMs));
  if (values.full) console.log(JSON.stringify(step.state));
  last = step.state;
}
if (last) for (const line of describePlayers(last)) console.log(line);

async function readSaved(path: string): Promise<StoredJournal> {
  return parseJournalLines((await readFile(path, 'utf8')).split('\n'));
}

async function readRoom(room: string): Promise<StoredJournal | null> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const sqlitePath = join(dataDir, 'questions.sqlite');
  if (databaseUrl === null && !existsSync(sqlitePath)) return null;
  const db = openDatabase(
    databaseUrl === null ? { sqlitePath } : { postgresUrl: databaseUrl },
    pino({ level: 'error' }),
  );
  try {
    return await readStoredJournal(createRoomStore(db), room);
  } finally {
    await db.destroy();
  }
}
