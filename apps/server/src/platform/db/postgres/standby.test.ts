import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { findPostgresBinaries, postgresRunsAs } from '../../../testing/find-postgres.ts';
import { type PostgresCluster, startConfiguredPostgres } from '../../../testing/postgres-cluster.ts';

/** What `docs/deploy.md` has people copy. */
const DEPLOY = resolve(import.meta.dirname, '../../../../../../deploy/postgres');
const replication = readFileSync(join(DEPLOY, 'replication.conf'), 'utf8');
const standby = readFileSync(join(DEPLOY, 'standby.conf'), 'utf8');
const binaries = findPostgresBinaries() ?? '';
const clusters = new Set<PostgresCluster>();

async function start(...asked: Parameters<typeof startConfiguredPostgres>): Promise<PostgresCluster> {
  const cluster = await startConfiguredPostgres(...asked);
  clusters.add(cluster);
  return cluster;
}

async function stop(cluster: PostgresCluster): Promise<void> {
  clusters.delete(cluster);
  await cluster.stop();
}

/** A question to one of them, answered with the first column of the rows. */
async function ask(cluster: PostgresCluster, question: string, options?: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.url('postgres'), ...(options && { options }) });
  // Some are asked until their server ends.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: question, rowMode: 'array' })).rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}

const becomes = (cluster: PostgresCluster, question: string, answer: unknown) =>
  vi.waitUntil(async () => (await ask(cluster, question))[0] === answer, { timeout: 20_000, interval: 100 });
const add = (cluster: PostgresCluster, row: number) => ask(cluster, `insert into answer values (${row})`);
/** A row that is not confirmed, however long it waits for a standby. */
async function waitsInVain(cluster: PostgresCluster, row: number): Promise<void> {
  const isConfirmed = add(cluster, row).then(
    () => true,
    () => false,
  );
  await becomes(cluster, "select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'", 1);
  expect(await Promise.race([isConfirmed, wait(300)]), 'confirmed').toBeUndefined();
}

describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('a standby', () => {
  afterEach(async () => {
    for (const cluster of clusters) await cluster.stop();
    clusters.clear();
  });

  it('has all that was confirmed when it takes over, and without one nothing is confirmed', async () => {
    const primary = await start(binaries, replication);
    const host = new URL(primary.url('postgres')).searchParams.get('host') ?? '';
    await ask(primary, 'create table answer (seq int)', '-c synchronous_commit=local');
    await ask(primary, "select pg_create_physical_replication_slot('two')");
    await waitsInVain(primary, 1);

    const followed = standby
      .replace(/host=\S+ /, `host=${host} `)
      .replace('user=replication', 'user=qc')
      .replace(/ sslmode=[^']*'/, "'");
    const second = await start(binaries, `${replication}\n${followed}`, async (data) => {
      const copy = ['-h', host, '-U', 'qc', '-D', data, '-X', 'stream', '-S', 'two', '--checkpoint=fast'];
      await promisify(execFile)(join(binaries, 'pg_basebackup'), copy, { ...postgresRunsAs() });
      writeFileSync(join(data, 'standby.signal'), '');
    });
    await becomes(primary, "select sync_state from pg_stat_replication where application_name = 'two'", 'quorum');
    await add(primary, 2);
    expect(await ask(primary, "select active from pg_replication_slots where slot_name = 'two'")).toEqual([true]);
    await stop(primary);

    await ask(second, 'select pg_promote()');
    await becomes(second, 'select pg_is_in_recovery()', false);
    expect(await ask(second, 'select seq from answer order by seq')).toEqual([1, 2]);
    // Nobody stands by the new one.
    await waitsInVain(second, 3);
  });
});
