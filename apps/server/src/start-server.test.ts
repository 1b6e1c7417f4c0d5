import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrations } from '#platform/db/migrate';
import { findNats, startNats } from './testing/nats-server.ts';
import { makeTestBucket, s3Variables } from './testing/test-bucket.ts';
import { makePostgresDatabase } from './testing/test-databases.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-start-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output(): string;
  /** Address it serves at; waits until it says so, for so many seconds at most. */
  address(withinS?: number): Promise<string>;
  exit(): Promise<number | null>;
}

function start(settings: Record<string, string> = {}): Started {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = once(child, 'exit');
  return {
    child,
    output: () => output,
    address: async (withinS = 90) => {
      for (let n = 0; n < withinS * 10 && child.exitCode === null; n++) {
        const found = output.match(/is ready: (\S+)/)?.[1];
        if (found !== undefined) return found;
        await wait(100);
      }
      throw new Error(`it did not start: ${output}`);
    },
    exit: async () => {
      await ended;
      return child.exitCode;
    },
  };
}

it('names a wrong setting and ends with code 2, without a stack', async () => {
  const wrong = start({ PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(await wrong.exit()).toBe(2);
  expect(wrong.output()).toMatch(/PORT must be[^]*LOG_LEVEL must be/);
  expect(wrong.output()).not.toContain('    at ');
});

it('is none of several without what they share: PostgreSQL, a mail server, a bucket', async () => {
  const several = { CLUSTER_URL: 'nats://127.0.0.1:1' };
  const shared = { ...several, DATABASE_URL: 'postgres://127.0.0.1:1/nothing', SMTP_URL: 'smtp://127.0.0.1:1' };
  const servers = [start(several), start(shared)];
  expect(await Promise.all(servers.map((server) => server.exit()))).toEqual([2, 2]);
  expect(servers.map((server) => server.output())).toEqual([
    'The server cannot start:\nCLUSTER_URL needs DATABASE_URL: several servers share PostgreSQL\n',
    'The server cannot start:\nCLUSTER_URL needs S3_ENDPOINT and its bucket: a folder of pictures is on one machine only\n',
  ]);
});

it('says so when the port is taken or the database away', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const port = typeof taken === 'object' && taken !== null ? String(taken.port) : '';
  const first = start({ PORT: port });
  expect(await first.exit()).toBe(2);
  expect(first.output()).toContain(`PORT ${port} is used by another program`);
  other.close();
  const second = start({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' });
  expect(await second.exit()).toBe(2);
  expect(second.output()).toContain('DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1');
  expect(second.output()).not.toContain('    at ');
});

it('says so when the file is no database', async () => {
  const file = join(folder, 'questions.sqlite');
  writeFileSync(file, 'some other file, that has the same name\n'.repeat(100));
  const server = start();
  expect(await server.exit()).toBe(2);
  expect(server.output()).toBe(
    `The server cannot start:\nThe database ${file} cannot be used: file is not a database\n`,
  );
});

it('keeps a second server off its folder, survives kill -9, stops in order', async () => {
  const first = start();
  const address = await first.address();
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const second = start();
  expect(await second.exit()).toBe(2);
  expect(second.output()).toContain(`DATA_DIR ${folder} is in use by another server`);

  const token = first.output().match(/\/he\/login#token=([\w-]{22})/)?.[1];
  const exchange = () =>
    fetch(`${address}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  const owner: unknown = await (await exchange()).json();
  expect(owner).toMatchObject({ role: 0 });
  expect((await exchange()).status).toBe(401);

  first.child.kill('SIGKILL');
  await first.exit();
  const third = start();
  expect(await (await fetch(`${await third.address()}/health`)).json()).toEqual({ ok: true });
  third.child.kill('SIGTERM');
  expect(await third.exit()).toBe(0);
}, 120_000);

const QUEUE_LIMIT = '/proc/sys/net/core/somaxconn';
const mayQueue = existsSync(QUEUE_LIMIT) ? Number(readFileSync(QUEUE_LIMIT, 'utf8')) : 0;

it('makes the owner from the settings, tells metrics at an address of their own, keeps a hall waiting while it is busy', async () => {
  const owner = { OWNER_EMAIL: 'owner@school.org', OWNER_PASSWORD: 'a long secret' };
  const server = start({ METRICS_PORT: '0', ...owner });
  const address = await server.address();
  expect(server.output()).not.toContain('token=');
  const reply = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD }),
  });
  expect(await reply.json()).toMatchObject({ role: 0, email: owner.OWNER_EMAIL });

  expect((await fetch(`${address}/health`)).status).toBe(200);
  const metrics = /Metrics for Prometheus: +(\S+)/.exec(server.output())?.[1] ?? 'none';
  const told = await fetch(metrics);
  expect(told.headers.get('content-type')).toContain('text/plain');
  const text = await told.text();
  expect(text).toContain('qc_http_request_seconds_count{method="GET",route="/health",status="200"} 1');
  expect(text).toMatch(/^qc_rooms 0$/m);
  expect(text).toMatch(/^qc_ready 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('qc_rooms');

  if (mayQueue >= 1000) await expectHallToQueue(server, Number(new URL(address).port));
  server.child.kill('SIGTERM');
  expect(await server.exit()).toBe(0);

  // On the same data, whose port for metrics somebody else has meanwhile.
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const port = typeof taken === 'object' && taken !== null ? String(taken.port) : '';
  const second = start({ METRICS_PORT: port });
  expect(await second.exit()).toBe(2);
  expect(second.output()).toContain(`METRICS_PORT ${port} is used by another program`);
  other.close();
}, 120_000);

/** The connections of a whole hall wait while the process does not look at them. */
async function expectHallToQueue({ child }: Started, port: number): Promise<void> {
  const sockets: Socket[] = [];
  let linked = 0;
  child.kill('SIGSTOP');
  try {
    for (let count = 0; count < 1000; count += 1)
      sockets.push(
        connect({ port, host: '127.0.0.1' })
          .on('connect', () => (linked += 1))
          .on('error', () => undefined),
      );
    for (let n = 0; n < 200 && linked < 1000; n += 1) await wait(100);
    expect(linked).toBe(1000);
  } finally {
    for (const socket of sockets) socket.destroy();
    child.kill('SIGCONT');
  }
}

const postgresSocket = inject('postgresSocket');
it.skipIf(postgresSocket === null && !process.env['CI'])(
  'runs on PostgreSQL, keeps a second server off it, and lets the next one in at once, which finds what is there',
  async () => {
    const database = await makePostgresDatabase(postgresSocket ?? '', 'template1');
    const owner = { OWNER_EMAIL: 'owner@school.org', OWNER_PASSWORD: 'a long secret' };
    const of = (name: string) => ({ ...owner, DATABASE_URL: database.url, DATA_DIR: join(folder, name) });
    const first = start(of('first'));
    expect((await fetch(`${await first.address()}/ready`)).status).toBe(200);
    const second = start(of('second'));
    expect(await second.exit()).toBe(2);
    expect(second.output()).toContain('The database of DATABASE_URL is in use by another server');
    first.child.kill('SIGKILL');
    await first.exit();
    const third = start(of('third'));
    expect((await fetch(`${await third.address()}/ready`)).status).toBe(200);
    third.child.kill('SIGTERM');
    expect(await third.exit()).toBe(0);
    const owners = await database.db.selectFrom('app_user').select('email').where('role', '=', 0).execute();
    expect(owners).toEqual([{ email: 'owner@school.org' }]);
    expect(await database.db.selectFrom('game').select('id').execute()).not.toEqual([]);
    await database.remove();
  },
  120_000,
);

const natsProgram = findNats();
it.skipIf(postgresSocket === null || natsProgram === null)(
  'two servers start on an empty database at one time and are one house; who is alone or older stays out',
  async () => {
    if (postgresSocket === null || natsProgram === null) return;
    const database = await makePostgresDatabase(postgresSocket, 'template1');
    const nats = await startNats(natsProgram);
    const alone = { DATABASE_URL: database.url, OWNER_EMAIL: 'owner@school.org', OWNER_PASSWORD: 'a long secret' };
    const bucket = await makeTestBucket();
    const parts = { CLUSTER_URL: nats.url, SMTP_URL: 'smtp://127.0.0.1:1', ...s3Variables(bucket.settings.endpoint) };
    const shared = { ...alone, ...parts };
    const servers = ['one', 'two'].map((name) => start({ ...shared, DATA_DIR: join(folder, name) }));
    for (const server of servers) expect((await fetch(`${await server.address()}/ready`)).status).toBe(200);
    const running = () =>
      sql`select id from server where lease_until > clock_timestamp()`
        .execute(database.db)
        .then(({ rows }) => rows.length);
    expect(await running()).toBe(2);
    const owners = await database.db.selectFrom('app_user').select('email').where('role', '=', 0).execute();
    expect(owners).toEqual([{ email: 'owner@school.org' }]);
    const seeded = await database.db.selectFrom('game').select('seed_key').execute();
    expect(new Set(seeded.map(({ seed_key }) => seed_key)).size).toBe(seeded.length);
    const lonely = start(alone);
    expect(await lonely.exit()).toBe(2);
    expect(lonely.output()).toContain('DATABASE_URL is in use by another server');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-next', '')`.execute(database.db);
    const older = start({ ...shared, DATA_DIR: join(folder, 'three') });
    expect(await older.exit()).toBe(2);
    expect(older.output()).toContain('newer than this program, which does not know 9999-next');
    const note = JSON.stringify(['9999-next', Object.keys(migrations).at(-1)]);
    await sql`update setting set value = ${note} where key = 'schema.worksFrom'`.execute(database.db);
    const beside = start({ ...shared, DATA_DIR: join(folder, 'three') });
    expect((await fetch(`${await beside.address()}/ready`)).status).toBe(200);
    beside.child.kill('SIGKILL');
    const [one, two] = servers;
    one?.child.kill('SIGKILL');
    two?.child.kill('SIGTERM');
    expect(await two?.exit()).toBe(0);
    expect(two?.output()).not.toContain('"level":50');
    await Promise.all([nats.stop(), bucket.remove()]);
    await database.remove();
  },
  300_000,
);
