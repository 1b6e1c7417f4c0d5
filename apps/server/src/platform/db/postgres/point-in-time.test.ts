import { execFile } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { findPostgresBinaries, postgresRunsAs } from '../../../testing/find-postgres.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { type PostgresCluster, startConfiguredPostgres } from '../../../testing/postgres-cluster.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { createFencedJournal, type FencedJournal } from '../journal/fenced-journal.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';

/** What `docs/deploy.md` has people copy. */
const DEPLOY = resolve(import.meta.dirname, '../../../../../../deploy/postgres');
const log = pino({ level: 'silent' });
const run = promisify(execFile);
const user = postgresRunsAs();
const ALL = { recursive: true, force: true };
const binaries = findPostgresBinaries() ?? '';
/** Stands for `/var/backups/postgres`. */
let backups: string;
let own: string;
const clusters: PostgresCluster[] = [];

/** A file of theirs, with the places of this test in it. */
const read = (name: string): string =>
  readFileSync(join(DEPLOY, name), 'utf8')
    .replaceAll('/opt/questions.creator/current/deploy/postgres', own)
    .replaceAll('/var/backups/postgres', backups);
const program = (name: string, words: readonly string[], env: Record<string, string> = {}) =>
  run('/bin/sh', [join(own, name), ...words], {
    ...{ cwd: own, ...user },
    env: { PATH: `${binaries}:${process.env['PATH'] ?? ''}`, ...env },
  });
const open = (cluster: PostgresCluster): Db => openDatabase({ postgresUrl: cluster.url('postgres') }, log);
const add = (journal: FencedJournal, epoch: number, seq: number) =>
  journal.append([{ runId: 'one', epoch, prev: seq - 1, seq, atMs: seq, command: `${epoch}/${seq}` }]);
const written = async (db: Db) =>
  (await db.selectFrom('room_journal').select('command').orderBy('seq').execute()).map(({ command }) => command);
const kept = (folder: string) => readdirSync(join(backups, folder)).sort();

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('PostgreSQL at an earlier moment', () => {
  beforeAll(() => {
    const folder = mkdtempSync(join(testFolder(), 'qc-moment-'));
    [own, backups] = [join(folder, 'own'), join(folder, 'backups')];
    // Whoever PostgreSQL runs as may neither read this checkout nor write beside it.
    cpSync(DEPLOY, own, { recursive: true });
    mkdirSync(join(backups, 'wal'), { recursive: true });
    if (user) for (const path of [folder, own, backups, join(backups, 'wal')]) chownSync(path, user.uid, user.gid);
  });
  afterEach(async () => {
    for (const cluster of clusters.splice(0)) await cluster.stop();
  });
  afterAll(() => {
    rmSync(dirname(own), ALL);
  });

  it('has what was before it and nothing of after, and no server of before may write any more', async () => {
    const lost = await startConfiguredPostgres(binaries, read('archive.conf'));
    clusters.push(lost);
    const db = open(lost);
    await migrateDatabase(db, log);
    await insertUser(db, 'owner');
    const room = { user_id: 'user-owner', name: '', run_game: '{}', created_at_ms: 1, ended_at_ms: null };
    await db
      .insertInto('room')
      .values({ ...room, id: 'one', game_id: 'one', code: 'one' })
      .execute();
    const early = createFencedJournal(db, 'room_journal', 'early');
    const first = (await early.take('one')) ?? 0;
    await add(early, first, 1);
    await program('base-backup.sh', [backups, '14'], socketOf(lost));
    await add(early, first, 2);
    const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
    // Taken and written to after the moment: the epoch of it is forgotten.
    const late = createFencedJournal(db, 'room_journal', 'late');
    const second = (await late.take('one')) ?? 0;
    await add(late, second, 3);
    expect(await written(db)).toHaveLength(3);
    await untilArchived(db);
    await db.destroy();
    await clusters.pop()?.stop();

    const moment = read('restore.conf').replace(/^(recovery_target_time = ).*$/m, `$1'${rows[0]?.at ?? ''}'`);
    const [base = ''] = kept('base');
    const found = await startConfiguredPostgres(binaries, moment, async (data) => {
      await run('cp', ['-a', join(backups, 'base', base), data], { ...user });
      writeFileSync(join(data, 'recovery.signal'), '');
    });
    clusters.push(found);
    const again = open(found);
    await vi.waitUntil(async () => isPaused(again), { timeout: 20_000, interval: 100 });
    expect(await written(again), 'to be looked at').toEqual([`${first}/1`, `${first}/2`]);
    await sql`select pg_wal_replay_resume()`.execute(again);
    await vi.waitUntil(async () => !(await isRecovering(again)), { timeout: 20_000, interval: 100 });
    await psql(found, read('after-restore.sql'));

    const ofBefore = ['early', 'late'].map((writer) => createFencedJournal(again, 'room_journal', writer));
    for (const journal of ofBefore) expect(await journal.reclaim('one', 0), 'takes back').toBeNull();
    const server = createFencedJournal(again, 'room_journal', 'server');
    const now = (await server.take('one')) ?? 0;
    for (const epoch of [first, second, second + 1])
      for (const journal of ofBefore) expect(await add(journal, epoch, 3)).toEqual(['one']);
    expect(await add(server, now, 3)).toEqual([]);
    expect(await written(again)).toEqual([`${first}/1`, `${first}/2`, `${now}/3`]);
    await again.destroy();
  });

  it('keeps what a copy needs, and no more', async () => {
    const cluster = await startConfiguredPostgres(binaries, read('archive.conf'));
    clusters.push(cluster);
    for (const folder of ['wal', 'base']) for (const name of kept(folder)) rmSync(join(backups, folder, name), ALL);
    const db = open(cluster);
    await program('base-backup.sh', [backups, '1'], socketOf(cluster));
    await untilArchived(db);
    await sql`create table later ()`.execute(db);
    await untilArchived(db);
    const [early = ''] = kept('base');
    const [oldest = ''] = kept('wal');
    const longAgo = new Date(Date.now() - 72 * 3_600_000);
    utimesSync(join(backups, 'base', early), longAgo, longAgo);
    mkdirSync(join(backups, 'base', 'broken-off.part'));
    // Its name is of another second.
    renameSync(join(backups, 'base', early), join(backups, 'base', '2026-01-01T000000Z'));
    await program('base-backup.sh', [backups, '4'], socketOf(cluster));
    expect(kept('base')).toHaveLength(2);
    expect(kept('wal')).toContain(oldest);
    await wait(1100);
    await program('base-backup.sh', [backups, '1'], socketOf(cluster));
    expect(kept('base')).toHaveLength(2);
    expect(kept('base')).not.toContain('2026-01-01T000000Z');
    expect(kept('wal')).not.toContain(oldest);
    expect(kept('wal').length).toBeGreaterThan(0);
    await db.destroy();
  });

  it('writes over nothing that is kept', async () => {
    const [from, to] = [join(backups, 'from'), join(backups, 'to')];
    writeFileSync(from, 'one');
    writeFileSync(`${to}.part`, 'half of what a crash has left');
    if (user) chownSync(`${to}.part`, user.uid, user.gid);
    await program('archive-wal.sh', [from, to]);
    await program('archive-wal.sh', [from, to]);
    writeFileSync(from, 'two');
    await expect(program('archive-wal.sh', [from, to])).rejects.toThrow(/something else/);
    expect(readFileSync(to, 'utf8')).toBe('one');
    expect(readdirSync(backups)).not.toContain('to.part');
  });
});

function socketOf(cluster: PostgresCluster): Record<string, string> {
  const url = new URL(cluster.url('postgres'));
  return { PGHOST: url.searchParams.get('host') ?? '', PGUSER: 'qc' };
}

async function psql(cluster: PostgresCluster, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function untilArchived(db: Db): Promise<void> {
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_switch_wal()) as file`.execute(db);
  const file = rows[0]?.file ?? '';
  await vi.waitUntil(() => kept('wal').includes(file), { timeout: 20_000, interval: 100 });
}

async function isPaused(db: Db): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`.execute(db);
  return rows[0]?.state === 'paused';
}

async function isRecovering(db: Db): Promise<boolean> {
  const { rows } = await sql<{ now: boolean }>`select pg_is_in_recovery() as now`.execute(db);
  return rows[0]?.now === true;
}
