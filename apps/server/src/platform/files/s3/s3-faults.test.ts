import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrokenStorage, makeBrokenStorage, type StorageFault } from '../../../testing/broken-storage.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { ConfigError } from '../../config-error.ts';
import type { FileStore } from '../file-store.ts';
import { StorageAway } from '../storage-away.ts';
import { s3FileStore } from './s3-file-store.ts';
import { tryBucket } from './try-bucket.ts';

/** Nobody is waited for where an answer comes, however much the machine has to do. */
const PATIENCE = { silenceMs: 20_000, tries: 3, pauseMs: 1 };
const SHORT = { ...PATIENCE, silenceMs: 300 };
const KEY = 'media/ab/film';
const BYTES = randomBytes(300_000);

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(testFolder(), 'qc-faults-'));
  path = join(folder, 'film');
  writeFileSync(path, BYTES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let storage: BrokenStorage;
let files: FileStore;
beforeEach(async () => {
  storage = await makeBrokenStorage();
  files = s3FileStore(storage.settings, PATIENCE);
});
afterEach(() => storage.remove());

/** Puts the file while all is well. */
async function keep(): Promise<void> {
  await files.putFile(KEY, path);
  storage.asked = [];
}
async function readAll(range?: { start: number; end: number }): Promise<Buffer | null> {
  const stream = await files.read(KEY, range);
  return stream && buffer(stream);
}
const CALLS: [string, (files: FileStore) => Promise<unknown>][] = [
  ['put', (store) => store.put(KEY, BYTES)],
  ['putFile', (store) => store.putFile(KEY, path)],
  ['read', (store) => store.read(KEY)],
  ['size', (store) => store.size(KEY)],
  ['delete', (store) => store.delete(KEY)],
  ['list', (store) => Array.fromAsync(store.list('media/'))],
];

describe.each(CALLS)('%s', (_name, call) => {
  it.each<StorageFault>(['error', 'slowDown'])('gives up after three tries: %s', async (fault) => {
    storage.always = fault;
    await expect(call(files)).rejects.toThrow(StorageAway);
    expect(storage.asked).toHaveLength(3);
  });

  it('does not ask again where it is not let in, and does not say its secret', async () => {
    storage.always = 'forbidden';
    const error = await call(files).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(StorageAway);
    expect(storage.asked).toHaveLength(1);
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(told).toContain('403');
    expect(told).not.toContain(storage.settings.secret);
  });

  it('is StorageAway where nothing listens', async () => {
    await storage.remove();
    await expect(call(files)).rejects.toThrow(StorageAway);
    storage = await makeBrokenStorage();
  });
});

it('nobody waits for ever where no answer comes', async () => {
  storage.always = 'silent';
  const store = s3FileStore(storage.settings, SHORT);
  const ends = await Promise.allSettled(CALLS.map(([, call]) => call(store)));
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'StorageAway' } });
  expect(storage.asked.length).toBeLessThanOrEqual(3 * CALLS.length);
});

describe('what goes wrong once is done all the same', () => {
  it.each<StorageFault>(['error', 'slowDown', 'cut'])('putting: %s', async (fault) => {
    storage.next = [fault, fault];
    await files.putFile(KEY, path);
    expect((await readAll())?.equals(BYTES)).toBe(true);
  });

  it.each<StorageFault>(['error', 'slowDown', 'cut', 'halted', 'silent'])('reading: %s', async (fault) => {
    await keep();
    if (fault === 'halted' || fault === 'silent') files = s3FileStore(storage.settings, { ...SHORT, tries: 5 });
    storage.next = [fault];
    expect((await readAll())?.equals(BYTES)).toBe(true);
    storage.next = [fault, fault];
    const part = { start: 1000, end: 250_000 };
    expect((await readAll(part))?.equals(BYTES.subarray(part.start, part.end + 1))).toBe(true);
  });
});

it('a put that never ends whole leaves what was there before', async () => {
  await keep();
  storage.always = 'cut';
  await expect(files.put(KEY, randomBytes(300_000))).rejects.toThrow(StorageAway);
  storage.always = 'ok';
  expect((await readAll())?.equals(BYTES)).toBe(true);
});

it('a storage that keeps less than it was sent is found out', async () => {
  storage.next = ['loses'];
  await expect(files.putFile(KEY, path)).rejects.toThrow(/kept 150000 of 300000/);
});

it('a stream that is cut for good ends with a fault, not as if it were whole', async () => {
  await keep();
  storage.next = ['cut'];
  const stream = await files.read(KEY);
  storage.always = 'error';
  await expect(buffer(stream ?? Readable.from([]))).rejects.toThrow(StorageAway);
  expect(storage.asked.length).toBeLessThanOrEqual(4);
});

it('another part than was asked for is not taken for it', async () => {
  await keep();
  storage.always = 'whole';
  await expect(files.read(KEY, { start: 10, end: 20 })).rejects.toThrow(StorageAway);
});

it('a file that was changed under the stream is not mixed with the new one', async () => {
  await keep();
  storage.next = ['cut'];
  const stream = await files.read(KEY);
  storage.kept.set('/house/media/ab/film', randomBytes(200_000));
  await expect(buffer(stream ?? Readable.from([]))).rejects.toThrow(StorageAway);
});

it('that the whole bucket is not there is no missing file', async () => {
  storage.always = 'noBucket';
  await expect(files.read(KEY)).rejects.toThrow(/NoSuchBucket/);
});

describe('at the start', () => {
  it.each<[StorageFault, RegExp]>([
    ['forbidden', /S3_BUCKET house cannot be used: .*AccessDenied \(403\)/],
    ['noBucket', /NoSuchBucket \(404\)/],
    ['silent', /AbortError/],
    ['loses', /kept \d+ of \d+ bytes/],
  ])('%s is said in a line', async (fault, words) => {
    storage.always = fault;
    const tried = tryBucket(s3FileStore(storage.settings, fault === 'silent' ? SHORT : PATIENCE), 'house');
    await expect(tried).rejects.toThrow(ConfigError);
    await expect(tried).rejects.toThrow(words);
  });
});
