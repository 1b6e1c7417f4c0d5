import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostileWorkbooks } from './testing/hostile-workbooks.ts';
import { findCostly } from './testing/refuse-cheaply.ts';

const folder = mkdtempSync(join(tmpdir(), 'qc-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('U-03: every hostile workbook is refused, without taking memory or stopping the server', async () => {
  const files = Object.entries(await hostileWorkbooks()).map(([name, bytes], i) => {
    const file = join(folder, `${i} ${name}.xlsx`);
    writeFileSync(file, bytes);
    return file;
  });
  // How soon is measured by `npm run bench hostile`; here time only tells a runaway from a refusal.
  expect(findCostly('excel', files, { ms: 20_000, rssMb: 100, stallMs: 2000 })).toEqual([]);
}, 120_000);
