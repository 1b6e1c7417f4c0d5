import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { storageProbe } from './can-write.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('finds nothing wrong where it can write, and says when it cannot', async () => {
  const { platform } = test;
  expect(await storageProbe(platform)()).toBeNull();
  const folder = mkdtempSync(join(tmpdir(), 'qc-probe-'));
  const gone = { ...platform, config: { ...platform.config, dataDir: join(folder, 'gone') } };
  const probe = storageProbe(gone);
  expect(await probe()).toBe('disk');
  mkdirSync(gone.config.dataDir);
  expect(await probe()).toBeNull();
  rmSync(folder, { recursive: true });
});

it('is asked by /ready', async () => {
  const { config } = test.platform;
  const { dataDir } = config;
  config.dataDir = join(dataDir, 'gone');
  const reply = await test.inject({ url: '/ready' });
  config.dataDir = dataDir;
  expect([reply.statusCode, reply.json()]).toEqual([503, { ok: false, problem: 'disk' }]);
});
