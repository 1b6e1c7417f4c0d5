import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { MediaId, UserId } from '@qc/contract';
import { insertUser } from '../../../testing/insert-user.ts';
import { makeContentPlatform, type ContentPlatform } from '../../../testing/content-platform.ts';
import { makePostgresDatabase, type TestDatabase } from '../../../testing/test-databases.ts';
import type { FileStore } from '#platform/files/file-store';
import type { Platform } from '#platform/platform';
import { countWithContent, removeMedia, type StoredMedia } from '../media-store.ts';
import { dropUnused } from './held-content.ts';
import { fileKey } from './file-key.ts';
import { storeContent } from './store-content.ts';
import { sweepContents, sweepVariants } from './sweep-contents.ts';

const BYTES = Buffer.from('a picture');
const DAY_MS = 24 * 60 * 60 * 1000;
let made = 0;

// Of several servers there are only those on PostgreSQL.
describe.skipIf(inject('postgresSocket') === null && !process.env['CI'])('contents that servers share', () => {
  let database: TestDatabase;
  let content: ContentPlatform;
  let userId: UserId;
  let sha256: string;
  beforeAll(async () => {
    database = await makePostgresDatabase(inject('postgresSocket') ?? '');
    content = makeContentPlatform(database.db);
    content.clock.ms = Date.now();
    userId = UserId.parse(await insertUser(database.db, 'dana'));
  });
  afterAll(async () => {
    content.remove();
    await database.remove();
  });
  beforeEach(() => (sha256 = `${++made}`.repeat(64).slice(0, 64)));

  /** A server over the same store; `before` is done before it looks at a file, as if it were slow. */
  function serverWith(before: Partial<FileStore> = {}): Platform {
    const files: FileStore = { ...content.platform.files, isShared: true, ...before };
    return { ...content.platform, db: database.openAgain(), files };
  }
  const mediaOf = (): StoredMedia => ({
    id: MediaId.parse(content.platform.random.id()),
    userId,
    title: 'red',
    type: 'image',
    publicId: content.platform.random.secret(),
    mime: 'image/webp',
    bytes: BYTES.length,
    width: 1,
    height: 1,
    sha256,
    provider: 'file',
    durationMs: 0,
    link: '',
    uploadId: null,
    createdAtMs: 0,
  });
  const put = (key: string) => content.platform.files.put(key, BYTES);
  const isThere = async () => (await content.platform.files.size(fileKey(sha256))) !== null;

  it('are not deleted by one server while another is about to give them a new entry', async () => {
    const first = mediaOf();
    const other = serverWith();
    await storeContent(other, first, put);
    let looks = 0;
    const slow = serverWith({
      size: async (key) => {
        const size = await content.platform.files.size(key);
        // It saw the file; before it goes on, the last entry and the file are gone.
        if (++looks === 1) {
          await removeMedia(other.db, first.id);
          expect(await dropUnused(other, sha256)).toBe(true);
        }
        return size;
      },
    });
    await storeContent(slow, mediaOf(), put);
    expect([await isThere(), await countWithContent(database.db, sha256)]).toEqual([true, 1]);
  });

  it('wait for each other in the last step', async () => {
    const first = mediaOf();
    const other = serverWith();
    await storeContent(other, first, put);
    await removeMedia(other.db, first.id);
    let looks = 0;
    let dropping: Promise<boolean> = Promise.resolve(false);
    const slow = serverWith({
      size: async (key) => {
        const size = await content.platform.files.size(key);
        // Held from the second look on: the other one may not delete before the entry is written.
        if (++looks === 2) {
          dropping = dropUnused(other, sha256);
          await new Promise((go) => setTimeout(go, 100));
        }
        return size;
      },
    });
    await storeContent(slow, mediaOf(), put);
    expect(await dropping).toBe(false);
    expect([await isThere(), await countWithContent(database.db, sha256)]).toEqual([true, 1]);
  });

  it('that nobody has are swept up when they are a day old', async () => {
    const server = serverWith();
    await storeContent(server, mediaOf(), put);
    const orphan = 'f'.repeat(64);
    await put(fileKey(orphan));
    await sweepContents(server);
    expect(await content.platform.files.size(fileKey(orphan))).not.toBeNull();
    content.clock.ms += 2 * DAY_MS;
    await sweepContents({ ...server, files: { ...server.files, isShared: false } });
    expect(await content.platform.files.size(fileKey(orphan))).not.toBeNull();
    await sweepContents(server);
    expect(await content.platform.files.size(fileKey(orphan))).toBeNull();
    expect(await isThere()).toBe(true);
    await sweepVariants(server);
  });
});
