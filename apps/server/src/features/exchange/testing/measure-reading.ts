/** Run by itself: `node measure-reading.ts excel|game <file>…`; prints what refusing each file costs, as JSON lines. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { readExcel } from '#platform/excel/read-excel';
import { readGameFile } from '../read-game-file.ts';

/** What reading one file cost. */
export interface ReadingCost {
  file: string;
  refused: boolean;
  ms: number;
  rssMb: number;
  stallMs: number;
}

const MB = 1024 * 1024;

async function read(kind: string, file: string): Promise<boolean> {
  if (kind === 'excel') return (await readExcel(readFileSync(file))) === null;
  const folder = await mkdtemp(join(tmpdir(), 'qc-measure-'));
  try {
    return (await readGameFile(file, folder)) === null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(kind: string, file: string): Promise<ReadingCost> {
  globalThis.gc?.();
  await wait(50);
  const before = process.memoryUsage().rss;
  let most = before;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 2);
  const from = performance.now();
  const refused = await read(kind, file);
  const ms = performance.now() - from;
  most = Math.max(most, process.memoryUsage().rss);
  clearInterval(watch);
  delay.disable();
  return {
    file,
    refused,
    ms: Math.round(ms),
    rssMb: Math.round((most - before) / MB),
    stallMs: Math.round(delay.max / 1e6),
  };
}

if (process.argv[1] === import.meta.filename) {
  const [kind = '', ...files] = process.argv.slice(2);
  for (const file of files) process.stdout.write(`${JSON.stringify(await measure(kind, file))}\n`);
}
