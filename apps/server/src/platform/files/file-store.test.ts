import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { s3FileStore } from './s3/s3-file-store.ts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = mkdtempSync(join(testFolder(), 'qc-files-'));
  bucket = await makeTestBucket();
});
afterAll(async () => {
  await bucket.remove();
  rmSync(folder, { recursive: true, force: true });
});

const KINDS: [string, () => FileStore][] = [
  ['a folder', () => diskFileStore(join(folder, 'files'))],
  ['a bucket', () => s3FileStore(bucket.settings)],
];

describe.each(KINDS)('files in %s', (_name, open) => {
  let files: FileStore;
  beforeEach(() => (files = open()));
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await files.read(key, range);
    return stream === null ? null : String(await buffer(stream));
  };

  it.each(['../x', 'a/../../x', '/etc/passwd', '', 'a//b', '.hidden', 'a\0b', 'a/b/c/d/e/f/g', 'x'.repeat(300)])(
    'refuse the key %j',
    async (key) => {
      await expect(files.put(key, new Uint8Array())).rejects.toThrow('not a file key');
      await expect(files.putFile(key, import.meta.filename)).rejects.toThrow('not a file key');
      await expect(files.read(key)).rejects.toThrow('not a file key');
      await expect(files.size(key)).rejects.toThrow('not a file key');
      await expect(files.delete(key)).rejects.toThrow('not a file key');
      if (key !== '') expect(() => files.list(key)).toThrow('not a file key');
    },
  );

  it('have nothing under an unknown key', async () => {
    expect(await files.read('a/none')).toBeNull();
    expect(await files.size('a/none')).toBeNull();
    await files.delete('a/none');
    expect(await Array.fromAsync(files.list('none/'))).toEqual([]);
  });

  it('are kept, replaced, read in part and deleted', async () => {
    await files.put('a/one.webp', Buffer.from('first'));
    await files.put('a/one.webp', Buffer.from('0123456789'));
    expect(await read('a/one.webp')).toBe('0123456789');
    expect(await read('a/one.webp', { start: 2, end: 4 })).toBe('234');
    expect(await read('a/one.webp', { start: 9, end: 9 })).toBe('9');
    expect(await files.size('a/one.webp')).toBe(10);
    await files.delete('a/one.webp');
    expect(await read('a/one.webp')).toBeNull();
    await files.delete('a/one.webp');
  });

  it('come from the disk to the bit, and what lay there stays', async () => {
    const bytes = randomBytes(3 * 1024 * 1024 + 17);
    const path = join(folder, 'incoming');
    writeFileSync(path, bytes);
    await files.putFile('media/ab/film', path);
    const stream = await files.read('media/ab/film');
    expect(sha256(stream === null ? Buffer.alloc(0) : await buffer(stream))).toBe(sha256(bytes));
    expect(readdirSync(folder)).toContain('incoming');
    await expect(files.putFile('media/ab/other', join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(await files.size('media/ab/other')).toBeNull();
    await files.put('media/ab/empty', new Uint8Array());
    expect([await files.size('media/ab/empty'), await read('media/ab/empty')]).toEqual([0, '']);
  });

  it('are listed by their folder, with size and time', async () => {
    const before = Date.now();
    for (const key of ['list/b/2', 'list/b/1', 'list/a', 'list/b.c', 'listed']) await files.put(key, Buffer.from(key));
    const listed = await Array.fromAsync(files.list('list/'));
    const sorted = listed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(sorted.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['list/a', 6],
      ['list/b.c', 8],
      ['list/b/1', 8],
      ['list/b/2', 8],
    ]);
    for (const { atMs } of listed) expect(Math.abs(atMs - before)).toBeLessThan(60_000);
    expect((await Array.fromAsync(files.list(''))).map(({ key }) => key)).toContain('listed');
  });
});

it('a folder leaves nothing half written lying, and lists no such thing', async () => {
  const own = join(folder, 'own');
  const files = diskFileStore(own);
  await files.put('a/one', Buffer.from('1'));
  expect(readdirSync(join(own, 'a'))).toEqual(['one']);
  writeFileSync(join(own, 'a/two.1.1.part'), 'half');
  expect((await Array.fromAsync(files.list('a/'))).map(({ key }) => key)).toEqual(['a/one']);
});

it('a bucket gives addresses for some hours, as the type that was said', async () => {
  const files = s3FileStore({ ...bucket.settings, redirects: true });
  await files.put('media/ab/film', Buffer.from('film'));
  expect(await s3FileStore(bucket.settings).address('media/ab/film', { type: 'video/mp4' })).toBeNull();
  const address = await files.address('media/ab/film', { type: 'video/mp4', disposition: 'attachment' });
  const reply = await fetch(address ?? '');
  expect([reply.status, await reply.text()]).toEqual([200, 'film']);
  expect(reply.headers.get('content-type')).toBe('video/mp4');
  expect(reply.headers.get('content-disposition')).toBe('attachment');
  const signed = new URL(address ?? '').searchParams;
  expect([signed.get('X-Amz-Expires'), signed.get('X-Amz-Signature')?.length]).toEqual(['21600', 64]);
});

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
