import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptFile } from './kept-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (at = folder) => new KeptFile(at, 'https://quiz.example', 'ABCD2345');
const onDisk = () => readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).nextSeq);

it('holds up nobody while it is written, and has everything once that is said', async () => {
  const file = open();
  file.change({ nextSeq: 2 });
  expect([file.kept.nextSeq, onDisk()]).toEqual([2, []]);
  const first = file.written();
  for (const nextSeq of [3, 4, 5]) file.change({ nextSeq });
  await first;
  file.change({ nextSeq: 6 });
  expect(await file.written()).toBe(true);
  expect(onDisk()).toEqual([6]);
  expect(open().kept).toEqual(file.kept);
});

it('is gone for good once it is of no use, whatever was still to be written', async () => {
  const file = open();
  file.change({ nextSeq: 2 });
  const removed = file.remove();
  file.change({ nextSeq: 3 });
  await removed;
  await file.written();
  expect(onDisk()).toEqual([]);
});

it('says that the disk took it not, and writes all of it once it does', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const file = open(blocked);
  file.change({ nextSeq: 2 });
  expect(await file.written()).toBe(false);
  rmSync(blocked);
  file.change({ names: { COM3: 'lines-21' } });
  expect(await file.written()).toBe(true);
  expect(open(blocked).kept).toMatchObject({ nextSeq: 2, names: { COM3: 'lines-21' } });
});
