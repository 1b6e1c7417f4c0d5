/** `npm run replay -- JOURNAL`: prints the states of a run, of an open room in the database or of a saved file. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
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
import { keepFilesPrivate } from '#platform/files/private-files';
import { readConfig } from './config.ts';
import { BAD_CALL, explainFailure } from './explain-failure.ts';
import { databasePlace, openStoredDatabase } from '#platform/db/open-stored-database';

const USAGE = `npm run replay -- JOURNAL [--full] [--save FILE]
  JOURNAL  code or id of an open room, or a file that --save wrote
  --full   every state whole, as JSON
  --save   writes the journal to a file; it holds names and phone numbers`;

keepFilesPrivate();
process.exitCode = await main().catch((error: unknown) => explainFailure('Nothing was read', error));

async function main(): Promise<number> {
  const { wanted, full, save } = readCall();
  if (wanted === null) {
    console.error(USAGE);
    return BAD_CALL;
  }
  const journal = existsSync(wanted) ? await readSaved(wanted) : await readRoom(wanted);
  if (journal === null) {
    console.error(`There is no open room ${wanted}, and no such file. The journal of a run ends with it.`);
    return 1;
  }
  if (save !== null) await writeFile(save, [...journalLines(journal)].join('\n'), { mode: 0o600, flag: 'wx' });
  tell(journal, full);
  return 0;
}

interface Call {
  /** Null: it was called wrongly. */
  wanted: string | null;
  full: boolean;
  save: string | null;
}

function readCall(): Call {
  const options = { full: { type: 'boolean' }, save: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [wanted = null] = positionals.length === 1 ? positionals : [];
    return { wanted, full: values.full ?? false, save: values.save ?? null };
  } catch {
    return { wanted: null, full: false, save: null };
  }
}

function tell(journal: StoredJournal, full: boolean): void {
  const { game, openedAtMs } = journal;
  console.log(`${game.name}: ${game.slides.length} slides, opened ${new Date(openedAtMs).toISOString()}`);
  let last = null;
  for (const step of replayJournal(journal)) {
    console.log(describeStep(step, openedAtMs));
    if (full) console.log(JSON.stringify(step.state));
    last = step.state;
  }
  if (last) for (const line of describePlayers(last)) console.log(line);
}

async function readSaved(path: string): Promise<StoredJournal> {
  return parseJournalLines((await readFile(path, 'utf8')).split('\n'));
}

async function readRoom(room: string): Promise<StoredJournal | null> {
  const db = await openStoredDatabase(databasePlace(readConfig(process.env)));
  try {
    return await readStoredJournal(createRoomStore(db), room);
  } finally {
    await db.destroy();
  }
}
