import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { copyStore } from './copy-store.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { StorageAway } from './storage-away.ts';

const TEXTS = Array.from({ length: 12 }, (_, n) => Buffer.from(`picture ${n}`));
const keyOf = (bytes: Buffer) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return `media/${sha256.slice(0, 2)}/${sha256}`;
};

let folder: string;
let from: FileStore;
let to: FileStore;
let work: string;
beforeEach(async () => {
  folder = mkdtempSync(join(testFolder(), 'qc-copy-'));
  work = join(folder, 'imports');
  [from, to] = [diskFileStore(join(folder, 'from')), diskFileStore(join(folder, 'to'))];
  for (const bytes of TEXTS) await from.put(keyOf(bytes), bytes);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The other store, which goes away after some files. */
function awayAfter(files: number): FileStore {
  let left = files;
  const putFile: FileStore['putFile'] = async (key, path) => {
    if (left-- <= 0) throw new StorageAway('the bucket did not take a file');
    await to.putFile(key, path);
  };
  return { ...to, putFile };
}

it('copies nothing that is not what its name says, and tells of it', async () => {
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = TEXTS;
  await from.put(keyOf(first), second);
  expect(await copyStore(from, to, work)).toMatchObject({ copied: 11, there: 0, damaged: [keyOf(first)] });
  expect(await to.size(keyOf(first))).toBeNull();
  expect(readdirSync(work)).toEqual([]);
});

it('can be stopped by anything, goes on where it was, and leaves the old place as it is', async () => {
  await expect(copyStore(from, awayAfter(5), work)).rejects.toThrow(StorageAway);
  expect(readdirSync(work)).toEqual([]);
  expect(await copyStore(from, to, work)).toMatchObject({ copied: 7, there: 5, damaged: [] });
  expect(await copyStore(from, to, work)).toEqual({ copied: 0, bytes: 0, there: 12, damaged: [] });
  for (const bytes of TEXTS) {
    for (const store of [from, to]) {
      const stream = await store.read(keyOf(bytes));
      expect(stream !== null && (await buffer(stream)).equals(bytes)).toBe(true);
    }
  }
});

it('replaces what is only half there, and takes media alone', async () => {
  const [first = Buffer.alloc(0)] = TEXTS;
  await to.put(keyOf(first), first.subarray(0, 3));
  await from.put('uploads/uone/utwo/p0-1', Buffer.from('x'));
  expect(await copyStore(from, to, work)).toMatchObject({ copied: 12, there: 0 });
  expect(await to.size(keyOf(first))).toBe(first.length);
  expect(await to.size('uploads/uone/utwo/p0-1')).toBeNull();
});
