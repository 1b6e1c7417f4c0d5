import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeContentPlatform, type ContentPlatform } from '../../../testing/content-platform.ts';
import { makeSqliteDatabase, type TestDatabase } from '../../../testing/test-databases.ts';
import { PieceShelf } from './piece-shelf.ts';

const HOUR_MS = 60 * 60 * 1000;
const PIECE = 1000;
const BYTES = randomBytes(4500);

let database: TestDatabase;
let content: ContentPlatform;
let uploads = 0;
beforeAll(async () => {
  database = await makeSqliteDatabase();
  content = makeContentPlatform(database.db);
});
afterAll(async () => {
  content.remove();
  await database.remove();
});

/** Two servers over the same store of files. */
const makeShelf = (room = 10 * PIECE) => new PieceShelf(content.platform, async () => room, PIECE);
let one: PieceShelf;
let two: PieceShelf;
let id: string;
beforeEach(async () => {
  content.clock.ms = Date.now();
  [one, two] = [makeShelf(), makeShelf()];
  await one.removeOf('user-0001');
  id = `user-0001/upload-000000000${++uploads}`;
  const metadata = { filename: 'סרט.mp4' };
  await one.create(new Upload({ id, size: BYTES.length, offset: 0, metadata }));
});
const some = (start: number, end: number) => Readable.from([BYTES.subarray(start, end)]);
const wholeOf = (shelf: PieceShelf) =>
  shelf.withFile(id, async (path) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  );
const sha256 = createHash('sha256').update(BYTES).digest('hex');
const keys = async () => (await Array.fromAsync(content.platform.files.list('uploads/'))).map(({ key }) => key);

/** A connection that ends early. */
function broken(start: number, end: number): Readable {
  return Readable.from(
    (async function* () {
      yield BYTES.subarray(start, end);
      throw new Error('the phone is gone');
    })(),
  );
}

describe('uploads in a shared store', () => {
  it('do not exist under another key, and take no more than was said', async () => {
    for (const odd of ['user-0002/upload-0000000001', '../x', 'user-0001/..%2f', 'user-0001/x']) {
      await expect(two.getUpload(odd)).rejects.toMatchObject({ status_code: 404 });
      await expect(two.write(some(0, 10), odd, 0)).rejects.toMatchObject({ status_code: 404 });
    }
    await expect(one.write(Readable.from([Buffer.alloc(BYTES.length + 1)]), id, 0)).rejects.toMatchObject({
      status_code: 413,
    });
    expect((await two.getUpload(id)).offset).toBe(0);
    await expect(makeShelf(10).write(some(0, 10), id, 0)).rejects.toMatchObject({ status_code: 507 });
  });

  it('go on at another server where the connection to the first one ended', async () => {
    await expect(one.write(broken(0, 2300), id, 0)).rejects.toThrow('the phone is gone');
    const seen = await two.getUpload(id);
    expect([seen.offset, seen.size, seen.metadata]).toEqual([2300, BYTES.length, { filename: 'סרט.mp4' }]);
    expect(await two.write(some(2300, 4500), id, 2300)).toBe(4500);
    expect(await one.find(id)).toEqual({ fileName: 'סרט.mp4', size: 4500, received: 4500 });
    expect([await wholeOf(one), await wholeOf(two)]).toEqual([sha256, sha256]);
    expect(readdirSync(join(content.platform.config.dataDir, 'imports'))).toEqual([]);
  });

  it('lose nothing that was acknowledged when a dead call writes late', async () => {
    expect(await one.write(some(0, 1500), id, 0)).toBe(1500);
    expect(await two.write(some(1500, 3800), id, 1500)).toBe(3800);
    // The first server only now hears that its phone is gone.
    await expect(one.write(broken(1500, 1600), id, 1500)).rejects.toThrow();
    expect((await one.getUpload(id)).offset).toBe(3800);
    await two.write(some(3800, 4500), id, 3800);
    expect(await wholeOf(one)).toBe(sha256);
  });

  it('are thrown away whole, by age and with their person; what comes late goes too', async () => {
    await one.write(some(0, 4500), id, 0);
    await one.remove(id);
    expect(await keys()).toEqual([]);
    expect(await two.find(id)).toBeNull();
    await expect(two.write(some(0, 10), id, 0)).rejects.toMatchObject({ status_code: 404 });
    await content.platform.files.put(`uploads/uuser-0001/uupload-9999999999/p0-10`, Buffer.alloc(10));
    await two.create(new Upload({ id, size: 10, offset: 0 }));
    expect(await one.removeExpired()).toBe(0);
    content.clock.ms += 23 * HOUR_MS;
    expect(await one.removeExpired()).toBe(2);
    expect(await keys()).toEqual([]);
    await two.create(new Upload({ id, size: 10, offset: 0 }));
    await one.removeOf('user-0002');
    expect(await keys()).toHaveLength(1);
    await one.removeOf('user-0001');
    expect(await keys()).toEqual([]);
  });
});

it('so many of one person at once, however many ask together', async () => {
  const asked = Array.from({ length: 30 }, (_, n) =>
    one.create(new Upload({ id: `user-0003/upload-${1000000000 + n}`, size: 10, offset: 0 })),
  );
  const made = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(20);
});
