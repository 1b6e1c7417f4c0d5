import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SessionUser } from '@qc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledCode } from '#platform/compiled-code';
import { makeWav } from '../../../testing/film-files.ts';
import { tusClient } from '../../../testing/tus-client.ts';

const MAIN = resolve(import.meta.dirname, '../../../main.ts');
const OWNER = { email: 'owner@school.org', password: 'Owner-pass-1' };
let folder: string;
let running: ChildProcess | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-tus-'));
});
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function start(port: number): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    ...compiledCode(),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
  };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running = server;
  for await (const line of server.stdout) if (String(line).includes('is ready')) break;
  return `http://127.0.0.1:${port}`;
}

async function signIn(origin: string) {
  const reply = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  const user = SessionUser.parse(await reply.json());
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { user, headers: { cookie, 'x-auth': user.session } };
}

test('a server killed twice in the middle of an upload goes on where it was; every acknowledged byte is there', async () => {
  const port = await freePort();
  let origin = await start(port);
  const person = await signIn(origin);
  const bytes = makeWav(60, 48_000);
  for (let i = 44; i < bytes.length; i++) bytes[i] = (i * 2_654_435_761) >>> 24;
  let tus = tusClient(origin, person);
  const created = await tus.create(bytes.length, 'song.wav');
  const location = created.headers.get('location') ?? '';
  let acknowledged = 0;
  for (let round = 0; round < 2; round++) {
    const reply = await tus.send(location, acknowledged, bytes.subarray(acknowledged, acknowledged + 700_000));
    acknowledged = Number(reply.headers.get('upload-offset'));
    const lost = tus.send(location, acknowledged, bytes.subarray(acknowledged)).catch(() => null);
    running?.kill('SIGKILL');
    await lost;
    origin = await start(port);
    tus = tusClient(origin, person);
    const offset = await tus.offset(location);
    expect(offset).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = offset;
  }
  if (acknowledged < bytes.length) await tus.send(location, acknowledged, bytes.subarray(acknowledged));
  const stored = readFileSync(join(folder, 'uploads', person.user._id, location.split('/').at(-1) ?? ''));
  expect(hash(stored)).toBe(hash(bytes));
  const reply = await fetch(`${origin}/media/from-upload`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ upload: location.split('/').at(-1) }),
  });
  expect(await reply.json()).toMatchObject({ type: 'audio', durationMs: 60_000, title: 'song' });
});

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
