import { once } from 'node:events';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { makeMetricsServer, stopMetricsServer } from './serve-metrics.ts';

it('answers 500 and tells the log why, when the numbers cannot be gathered', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const failing = { contentType: 'text/plain', text: () => Promise.reject(new Error('no numbers today')) };
  const server = makeMetricsServer(failing, log).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const told = await fetch(`http://127.0.0.1:${port}/metrics`);
  await stopMetricsServer(server);
  expect(told.status).toBe(500);
  expect(await told.text()).toBe('');
  expect(lines.join('')).toContain('no numbers today');
});
