import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { GameResult } from '@qc/contract';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { FakeClock } from '../fake-clock.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { testFolder } from '../test-folder.ts';
import type { GameFacts, ResultFacts } from './facts.ts';
import { moveRows } from './move-rows.ts';

/** The versions that left samples; see README.md beside them. */
export const EARLIER_VERSIONS = ['0.8.9', '0.9.1'] as const;
/** One of them. */
export type EarlierVersion = (typeof EARLIER_VERSIONS)[number];

/** What a version said of its own data. */
export interface EarlierFacts {
  /** When its server ended. */
  madeAtMs: number;
  /** By hall and name: what a player's page remembers. */
  tokens: Record<string, { device: string; token: string }>;
  ids: Record<'game' | 'hall' | 'hallResult' | 'broughtResult' | 'link' | 'linkCode' | 'linkResult', string>;
  everything: GameFacts;
  hall: ResultFacts;
  /** Of the uploaded run without the server. */
  brought: ResultFacts;
  /** Of `local-result.json`, when it was uploaded afterwards. */
  held: ResultFacts;
  link: ResultFacts;
  /** The hall that was stopped in the middle of a question. */
  stopped: {
    id: string;
    code: string;
    phase: string;
    slide: number;
    question: string;
    limitMs: number;
    answered: number;
    players: number;
    step: number;
    solution: string[];
    seats: { removed: boolean }[];
  };
  /** How the two runs that were stopped ended in the same version. */
  stoppedEnd: ResultFacts;
  linkEnd: ResultFacts;
  /** The rows of `game.xlsx`. */
  sheet: object[];
}

const SAMPLES = join(import.meta.dirname, 'samples');
const LATER_MS = 60_000;

/** A file of a sample. */
export function sampleFile(version: EarlierVersion, name: string): Buffer {
  return readFileSync(join(SAMPLES, version, name));
}

/** What that version said of its data. */
export function earlierFacts(version: EarlierVersion): EarlierFacts {
  return JSON.parse(sampleFile(version, 'facts.json').toString('utf8'));
}

/** A house of an earlier version under the present server, a minute after that one ended. */
export interface EarlierHouse extends TestApp {
  port: number;
  facts: EarlierFacts;
  /** Whose games and runs they are. */
  author: TestClient;
  /** A result as the author gets it. */
  result(id: string): Promise<GameResult>;
  /** Time goes on by so much; it stands still otherwise. */
  pass(ms: number): void;
}

/**
 * Brings the backup of a house back, migrates it and starts the present server on it. Whoever opens it closes it. With a
 * database of the caller's own its rows are moved there first, as that version would have kept them.
 */
export async function openEarlierHouse(
  version: EarlierVersion,
  elsewhere: Kysely<Tables> | null = null,
): Promise<EarlierHouse> {
  const facts = earlierFacts(version);
  const folder = mkdtempSync(join(testFolder(), 'qc-earlier-'));
  const backup = join(folder, 'backup');
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  cpSync(join(SAMPLES, version, 'house'), backup, { recursive: true });
  writeFileSync(join(backup, 'questions.sqlite'), gunzipSync(sampleFile(version, 'house/questions.sqlite.gz')));
  await restoreBackup(readConfig({ DATA_DIR: dataDir }), backup);
  const log = pino({ level: 'silent' });
  const restored = openDatabase({ sqlitePath: join(dataDir, 'questions.sqlite') }, log);
  if (elsewhere) await moveRows(restored, elsewhere);
  const db = elsewhere ?? restored;
  await migrateDatabase(db, log);
  // Deadlines and sessions of then are judged by the time of then.
  const clock = new FakeClock(facts.madeAtMs + LATER_MS);
  const test = await buildTestApp({ db, now: () => clock.now(), timers: clock });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  cpSync(join(dataDir, 'files'), join(test.folder, 'files'), { recursive: true });
  const author = await test.signIn('author');
  return {
    ...test,
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    facts,
    author,
    result: async (id) => {
      const reply = await author.get(`/api/GameResult/${id}`);
      if (reply.statusCode !== 200) throw new Error(`the result is refused: ${reply.body}`);
      return GameResult.parse(reply.json());
    },
    pass: (ms) => clock.advance(ms),
    close: async () => {
      await test.close();
      await restored.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
