import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { compiledCode } from './compiled-code.ts';

afterEach(() => vi.unstubAllEnvs());

it('a thread that is given nothing else keeps compiled code where this process does', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', '/tmp/compiled');
  vi.stubEnv('OWNER_PASSWORD', 'a long secret');
  const tells = "require('node:worker_threads').parentPort.postMessage({ ...process.env })";
  const thread = new Worker(tells, { eval: true, env: compiledCode() });
  expect(await once(thread, 'message')).toEqual([{ NODE_COMPILE_CACHE: '/tmp/compiled' }]);
  await thread.terminate();
});

it('says nothing where none is kept', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  expect(compiledCode()).toEqual({});
});
