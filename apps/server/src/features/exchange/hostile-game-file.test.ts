import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostileGameFiles } from './testing/hostile-game-files.ts';
import { findCostly } from './testing/refuse-cheaply.ts';

const folder = mkdtempSync(join(tmpdir(), 'qc-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('B-06: every hostile game file is refused, without taking memory or stopping the server', () => {
  const files = Object.entries(hostileGameFiles()).map(([name, pieces], i) => {
    const file = join(folder, `${i} ${name}.json`);
    const descriptor = openSync(file, 'w');
    for (const piece of pieces) writeSync(descriptor, piece);
    closeSync(descriptor);
    return file;
  });
  // How soon is measured by `npm run bench hostile`; here time only tells a runaway from a refusal.
  expect(findCostly('game', files, { ms: 20_000, rssMb: 100, stallMs: 2000 })).toEqual([]);
}, 180_000);
