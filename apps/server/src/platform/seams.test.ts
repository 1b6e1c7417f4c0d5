import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { GameId } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFileStore } from './files/disk-file-store.ts';
import { systemRandom } from './random.ts';

describe('systemRandom', () => {
  it('makes ids that sort by time, never twice, in the contract’s form', () => {
    let nowMs = Date.UTC(2026, 0);
    const random = systemRandom(() => nowMs);
    const ids = Array.from({ length: 500 }, () => {
      nowMs += 1;
      return random.id();
    });
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(GameId.parse(id)).toHaveLength(20);
    nowMs = Date.UTC(2053, 0);
    expect(random.id() > (ids[0] ?? '')).toBe(true);
  });

  it('makes secrets of 128 bits and whole numbers below a limit', () => {
    const random = systemRandom(Date.now);
    expect(random.secret()).toMatch(/^[\w-]{22}$/);
    const numbers = new Set(Array.from({ length: 200 }, () => random.below(3)));
    expect(numbers).toEqual(new Set([0, 1, 2]));
  });
});

describe('diskFileStore', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'qc-files-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['../x', 'a/../../x', '/etc/passwd', '', 'a//b', '.hidden', 'a\0b', 'a/b/c/d/e/f/g', 'x'.repeat(300)])(
    'refuses the key %j',
    async (key) => {
      await expect(diskFileStore(folder).put(key, new Uint8Array())).rejects.toThrow('not a file key');
      await expect(diskFileStore(folder).read(key)).rejects.toThrow('not a file key');
    },
  );

  it('has nothing under an unknown key', async () => {
    const files = diskFileStore(folder);
    expect(await files.read('a/none')).toBeNull();
    expect(await files.size('a/none')).toBeNull();
    await files.delete('a/none');
  });

  it('keeps, replaces, reads in part and deletes', async () => {
    const files = diskFileStore(folder);
    await files.put('a/one.webp', Buffer.from('first'));
    await files.put('a/one.webp', Buffer.from('0123456789'));
    const read = async (range?: { start: number; end: number }) => {
      const stream = await files.read('a/one.webp', range);
      return stream === null ? null : String(await buffer(stream));
    };
    expect(await read()).toBe('0123456789');
    expect(await read({ start: 2, end: 4 })).toBe('234');
    expect(await files.size('a/one.webp')).toBe(10);
    expect(readdirSync(join(folder, 'a'))).toEqual(['one.webp']);
    await files.delete('a/one.webp');
    expect(await read()).toBeNull();
  });
});
