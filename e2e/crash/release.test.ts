import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const TOOLS = ['vite', 'vitest', 'typescript', 'oxlint', 'oxfmt', 'knip', '@playwright/test', 'react'];
/** As a machine is that has never seen the repository: its own Node and npm, nothing of ours in the path. */
const bare = {
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':'),
};

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'qc-release-test-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

it('a release starts where there is nothing but Node and npm, without tools and without building', async () => {
  await run('node', [join(ROOT, 'scripts/release.mjs'), '--out', work], { env: bare });
  const [archive = ''] = await readdir(work);
  expect(archive).toMatch(/^questions\.creator-[\d.]+\.tar\.gz$/);
  await run('tar', ['-xzf', join(work, archive), '-C', work]);
  const folder = join(work, archive.replace('.tar.gz', ''));

  const env = { ...bare, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(work, 'data'), NODE_ENV: 'production' };
  const server = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let printed = '';
    const ready = new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        printed += String(chunk);
        const address = /is ready: (http:\S+)/.exec(printed)?.[1];
        if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
      });
      server.once('exit', () => reject(new Error(`It ended:\n${printed}`)));
    });
    const address = await ready;
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const page = await fetch(`${address}/en/login`, { headers: { accept: 'text/html' } });
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(`${address}${script}`)).status).toBe(200);
    expect(await (await fetch(`${address}/NOTICE.txt`)).text()).toContain('preact');
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect((await fetch(`${address}/bridge-${version}.tgz`)).status).toBe(200);
    expect(printed).not.toContain('Building');
    expect(TOOLS.filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([]);
  } finally {
    const ended = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
});
