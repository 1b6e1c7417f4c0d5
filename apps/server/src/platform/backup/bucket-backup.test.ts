import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MediaId, UserId } from '@qc/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { makeTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { ConfigError } from '../config-error.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { databasePlace } from '../db/open-stored-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { folderFileStore, openFileStore } from '../files/open-file-store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const log = pino({ level: 'silent' });
const BYTES = Buffer.from('a picture');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const KEY = `media/${SHA256.slice(0, 2)}/${SHA256}`;

let folder: string;
let bucket: TestBucket;
let empty: TestBucket;
let runs = 0;
let at: (name: string) => string;
const configOf = (name: string, place: TestBucket | null): Config => ({
  ...readConfig({ DATA_DIR: at(name) }),
  s3: place?.settings ?? null,
});
beforeAll(async () => {
  folder = mkdtempSync(join(testFolder(), 'qc-bucket-backup-'));
  [bucket, empty] = [await makeTestBucket(), await makeTestBucket()];
});
afterAll(async () => {
  await bucket.remove();
  await empty.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A house with one picture in its bucket. */
let house: Config;
beforeEach(async () => {
  const run = String(++runs);
  at = (name) => join(folder, run, name);
  house = configOf('data', bucket);
  await folderFileStore(house).put('media/ab/left-behind', Buffer.from('old'));
  await (await openFileStore(house)).put(KEY, BYTES);
  const db = openDatabase(databasePlace(house), log);
  await migrateDatabase(db, log);
  const user_id = UserId.parse(await insertUser(db, 'dana'));
  const row = { title: 'red', type: 'image', public_id: 'p', mime: 'image/webp', bytes: BYTES.length, sha256: SHA256 };
  const rest = { width: 1, height: 1, provider: 'file', duration_ms: 0, link: '', upload_id: null };
  const id = MediaId.parse('a'.repeat(20));
  await db
    .insertInto('media')
    .values({ id, user_id, ...row, ...rest, search_text: '', created_at_ms: 0 })
    .execute();
  await db.destroy();
});

it('leaves the files in their bucket, says where, and comes back only where that is known', async () => {
  await makeBackup(house, at('copy'), 1);
  expect(existsSync(at('copy/files'))).toBe(false);
  expect(JSON.parse(readFileSync(at('copy/backup.json'), 'utf8'))).toMatchObject({
    format: 2,
    filesIn: { bucket: 'house', endpoint: bucket.settings.endpoint },
  });
  const restored = restoreBackup(configOf('none', null), at('copy'));
  await expect(restored).rejects.toThrow(ConfigError);
  await expect(restored).rejects.toThrow(/in the bucket house at http:.*set S3_ENDPOINT/);
  expect(existsSync(at('none/questions.sqlite'))).toBe(false);
  const wrong = { ...configOf('wrong', bucket), s3: { ...bucket.settings, bucket: 'other' } };
  await expect(restoreBackup(wrong, at('copy'))).rejects.toThrow(/S3_BUCKET other cannot be used/);
  expect(existsSync(at('wrong/questions.sqlite'))).toBe(false);
  expect(await restoreBackup(configOf('again', bucket), at('copy'))).toMatchObject({ format: 2, missing: 0 });
  expect(existsSync(at('again/questions.sqlite'))).toBe(true);
});

it('tells how much of it a bucket does not have', async () => {
  await makeBackup(house, at('copy'), 1);
  expect(await restoreBackup(configOf('again', empty), at('copy'))).toMatchObject({ missing: 1 });
});

it('takes the files along where that is wished, and brings them to a folder or to another bucket', async () => {
  await makeBackup(house, at('copy'), 1, { withFiles: true });
  expect(readFileSync(at(`copy/files/${KEY}`))).toEqual(BYTES);
  expect(existsSync(at('copy/files/media/ab/left-behind'))).toBe(false);
  expect(await restoreBackup(configOf('disk', null), at('copy'))).toMatchObject({ format: 1, missing: 0 });
  expect(await folderFileStore(configOf('disk', null)).size(KEY)).toBe(BYTES.length);
  const other = configOf('other', empty);
  expect(await restoreBackup(other, at('copy'))).toMatchObject({ missing: 0 });
  expect(await (await openFileStore(other)).size(KEY)).toBe(BYTES.length);
  expect(existsSync(at('other/files'))).toBe(false);
});
