import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { telephoneWav } from '@qc/telephone/wav';
import { readConfig } from '../../../config.ts';
import { Recordings } from './recordings.ts';

let dataDir: string;
let nowMs: number;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qc-said-'));
  nowMs = Date.now();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const FOLDER = 'cache/telephone';
const nameOf = (n: number) => String(n).padStart(40, '0');
/** A second of sound. */
const wav = telephoneWav(new Int16Array(8000).fill(7));

function open(bounds = {}): Recordings {
  const platform = { config: readConfig({ DATA_DIR: dataDir }), now: () => nowMs, log: pino({ level: 'silent' }) };
  return new Recordings(platform, bounds);
}
const filesThere = () => readdirSync(join(dataDir, FOLDER)).sort();

it('keeps recordings over a new start, and knows how long they are', async () => {
  await open().keep(nameOf(1), wav);
  mkdirSync(join(dataDir, FOLDER), { recursive: true });
  writeFileSync(join(dataDir, FOLDER, `${nameOf(2)}.wav.half`), 'RIFF');
  const again = open();
  await again.ready();
  expect([again.lengthOf(nameOf(1)), again.lengthOf(nameOf(2))]).toEqual([1000, null]);
  expect(await again.read(nameOf(1))).toEqual(Buffer.from(wav));
  expect(await again.read(nameOf(2))).toBe(null);
  expect(filesThere()).toEqual([`${nameOf(1)}.wav`]);
});

it('lets go what was longest unused when there is too much, over a new start too', async () => {
  const bounds = { diskBytes: 3.5 * wav.length };
  const first = open(bounds);
  for (const n of [1, 2, 3]) {
    await first.keep(nameOf(n), wav);
    nowMs += 2 * 60 * 60 * 1000;
  }
  expect(first.lengthOf(nameOf(1))).toBe(1000);
  // That it was used is written beside; nobody waits for it.
  await expect
    .poll(async () => {
      const again = open(bounds);
      await again.keep(nameOf(4), wav);
      return filesThere();
    })
    .toEqual([1, 3, 4].map((n) => `${nameOf(n)}.wav`));
});

it('forgets one whose file somebody took away', async () => {
  const recordings = open();
  await recordings.keep(nameOf(1), wav);
  rmSync(join(dataDir, FOLDER, `${nameOf(1)}.wav`));
  expect(await recordings.read(nameOf(1))).toBe(null);
  expect(recordings.lengthOf(nameOf(1))).toBe(null);
});

it('holds in memory what the disk does not take, within bounds, and says so', async () => {
  // A file where the folder should be: nothing can be written.
  mkdirSync(join(dataDir, 'cache'));
  writeFileSync(join(dataDir, FOLDER), '');
  const recordings = open({ memoryBytes: 2.5 * wav.length });
  expect(recordings.isHeldInMemory).toBe(false);
  for (const n of [1, 2, 3]) await recordings.keep(nameOf(n), wav);
  expect(recordings.isHeldInMemory).toBe(true);
  expect([1, 2, 3].map((n) => recordings.lengthOf(nameOf(n)))).toEqual([null, 1000, 1000]);
  expect(await recordings.read(nameOf(3))).toEqual(Buffer.from(wav));
  expect(existsSync(join(dataDir, FOLDER, `${nameOf(3)}.wav`))).toBe(false);
});
