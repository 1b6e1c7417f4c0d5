import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { ConfigError } from '../config-error.ts';
import { dialectName } from './dialect-name.ts';
import { createFirstTables } from './migrations/0001-first-tables.ts';
import { createBuilderTables } from './migrations/0002-builder.ts';
import { createResultTables } from './migrations/0003-results.ts';
import { createAssignmentTables } from './migrations/0004-assignments.ts';
import { createAccountCareTables } from './migrations/0005-account-care.ts';
import { createCreditTables } from './migrations/0006-credits.ts';
import { createAdministrationTables } from './migrations/0007-administration.ts';
import { markPasswordsDue } from './migrations/0008-password-due.ts';
import { createConfirmedAddresses } from './migrations/0009-confirmed-addresses.ts';
import { createCreditRequests } from './migrations/0010-credit-requests.ts';
import { giveResultsToOwners } from './migrations/0012-result-owner.ts';
import { numberOrders } from './migrations/0013-order-numbers.ts';
import { rememberWhyBlocked } from './migrations/0014-blocked-why.ts';
import { rememberWhoBlocked } from './migrations/0015-who-blocked.ts';
import { rememberWhoChanged } from './migrations/0017-changed-by.ts';
import { keepFailedMail } from './migrations/0018-failed-mail.ts';
import { joinBulkActs } from './migrations/0019-bulk-acts.ts';
import { openLanguages } from './migrations/0021-open-languages.ts';
import { contentByKind } from './migrations/0022-content-by-kind.ts';
import { openSources } from './migrations/0023-open-sources.ts';
import { searchNumberUnits } from './migrations/0024-number-units.ts';
import { createRememberedRemotes } from './migrations/0025-remembered-remotes.ts';
import { createTelephoneTables } from './migrations/telephone/0026-telephone.ts';
import { keepSpeechKey } from './migrations/telephone/0027-speech-key.ts';
import { createTelephoneInvitations } from './migrations/telephone/0028-telephone-invitations.ts';
import { createServers } from './migrations/cluster/0030-servers.ts';
import { addFormats } from './migrations/cluster/0033-formats.ts';
import { createRunEpochs } from './migrations/rooms/0029-run-epochs.ts';
import { createSnapshotBlocks } from './migrations/rooms/0032-snapshot-blocks.ts';
import { SEARCHED_TABLES } from './search.ts';
import { readSetting, writeSetting } from './setting-value.ts';
import type { Db, Tables } from './tables.ts';

/** Every migration, oldest first. A name that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': { up: createFirstTables },
  '0002-builder': { up: createBuilderTables },
  '0003-results': { up: createResultTables },
  '0004-assignments': { up: createAssignmentTables },
  '0005-account-care': { up: createAccountCareTables },
  '0006-credits': { up: createCreditTables },
  '0007-administration': { up: createAdministrationTables },
  '0008-password-due': { up: markPasswordsDue },
  '0009-confirmed-addresses': { up: createConfirmedAddresses },
  '0010-credit-requests': { up: createCreditRequests },
  '0012-result-owner': { up: giveResultsToOwners },
  '0013-order-numbers': { up: numberOrders },
  '0014-blocked-why': { up: rememberWhyBlocked },
  '0015-who-blocked': { up: rememberWhoBlocked },
  '0017-changed-by': { up: rememberWhoChanged },
  '0018-failed-mail': { up: keepFailedMail },
  '0019-bulk-acts': { up: joinBulkActs },
  '0021-open-languages': { up: openLanguages },
  '0022-content-by-kind': { up: contentByKind },
  '0023-open-sources': { up: openSources },
  '0024-number-units': { up: searchNumberUnits },
  '0025-remembered-remotes': { up: createRememberedRemotes },
  '0026-telephone': { up: createTelephoneTables },
  '0027-speech-key': { up: keepSpeechKey },
  '0028-telephone-invitations': { up: createTelephoneInvitations },
  '0029-run-epochs': { up: createRunEpochs },
  '0030-servers': { up: createServers },
  '0032-snapshot-blocks': { up: createSnapshotBlocks },
  '0033-formats': { up: addFormats },
};

/**
 * The schema is good for every release that knows this migration: what came after it adds, and takes nothing away. The
 * newest of the release before, so that its servers may run, and start, beside this one's.
 */
const WORKS_FROM = '0033-formats';

/** Which schema is migrated to, and by whom. */
interface MigratingTo {
  /** Other steps than the product's, for tests … */
  steps?: Record<string, Migration>;
  /** … and another one of them from which on releases work. */
  worksFrom?: string;
  /** One of several servers, which may be of the release before. */
  isOneOfSeveral?: boolean;
}

/**
 * Brings the database to the newest version under a lock: two servers starting together are both right, and a failed
 * step leaves nothing behind. Throws when a step fails, and ConfigError when the database is newer than this program;
 * one of several works with what the next release has made of it.
 */
export async function migrateDatabase(db: Kysely<Tables>, log: Logger, to: MigratingTo = {}): Promise<void> {
  const { steps = migrations, worksFrom = WORKS_FROM, isOneOfSeveral = false } = to;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const newer = await newerSteps(db, steps);
    if (newer.length === 0) throw error instanceof Error ? error : new Error(`migration failed: ${String(error)}`);
    if (!isOneOfSeveral || !(await worksFor(db, steps, newer))) throw newerDatabase(newer);
    log.warn({ newer }, 'the database is of the next release, beside which this one may run');
    return;
  }
  for (const done of results ?? []) log.info({ migration: done.migrationName }, 'database migrated');
  await noteWorksFrom(db, steps, worksFrom);
  if (dialectName(db) === 'postgres') await ensureTrigramIndexes(db, log);
}

/** Whoever went back to an older program is told so; anything else is a fault of the step. */
function newerDatabase(newer: readonly string[]): ConfigError {
  return new ConfigError(
    `The database is newer than this program, which does not know ${newer.join(', ')}: start the newer program, or restore a backup from before`,
  );
}

/** What was done to the database and is none of these steps. */
async function newerSteps(db: Kysely<Tables>, steps: Record<string, Migration>): Promise<string[]> {
  const done = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  // Where not even this can be read, the fault itself is what is told.
  const { rows } = await done.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(steps, name));
}

const NOTED = 'schema.worksFrom';

/** For releases before this one. It is about one step: a later one by a program that notes nothing is not for them. */
async function noteWorksFrom(db: Db, steps: Record<string, Migration>, worksFrom: string): Promise<void> {
  const newest = Object.keys(steps).at(-1);
  const note = JSON.stringify([newest, worksFrom]);
  if (Object.hasOwn(steps, worksFrom) && (await readSetting(db, NOTED)) !== note) await writeSetting(db, NOTED, note);
}

/** Whether the release that made these newer steps has said that who knows the given ones works with them. */
async function worksFor(db: Db, steps: Record<string, Migration>, newer: readonly string[]): Promise<boolean> {
  const note = z.tuple([z.string(), z.string()]).safeParse(JSON.parse((await readSetting(db, NOTED)) ?? 'null'));
  if (!note.success) return false;
  const [newest, worksFrom] = note.data;
  return newest === newer.at(-1) && Object.hasOwn(steps, worksFrom);
}

const INDEX_LOCK = 7_716_350_101;

/** Outside the migrations, because an administrator may add the extension later. Search works without, only slower. */
async function ensureTrigramIndexes(db: Kysely<Tables>, log: Logger): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(trx);
      await sql`create extension if not exists pg_trgm`.execute(trx);
      for (const table of SEARCHED_TABLES) {
        const name = sql.id(`${table}_by_trigram`);
        await sql`create index if not exists ${name} on ${sql.table(table)} using gin (search_text gin_trgm_ops)`.execute(
          trx,
        );
      }
    });
  } catch (error) {
    log.warn({ err: error }, 'pg_trgm is not available: searching long lists will be slow');
  }
}
