import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { FolderShelf } from './folder-shelf.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'qc-shelf-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('leaves the last of the disk to games and live rooms, at the start and in the middle of an upload', async () => {
  let free = 999;
  const shelf = new FolderShelf({ config: readConfig({ DATA_DIR: dataDir }), now: () => 1 }, async () => free);
  const upload = (name: string) => new Upload({ id: `user-0001/${name}`, size: 1000, offset: 0 });
  await expect(shelf.create(upload('too-much-for-disk'))).rejects.toMatchObject({ status_code: 507 });
  free += 1;
  await shelf.create(upload('fits-on-the-disk'));
  expect(await shelf.write(Readable.from([Buffer.alloc(400)]), 'user-0001/fits-on-the-disk', 0)).toBe(400);
  free = 599;
  const second = shelf.write(Readable.from([Buffer.alloc(600)]), 'user-0001/fits-on-the-disk', 400);
  await expect(second).rejects.toMatchObject({ status_code: 507 });
  free += 1;
  expect(await shelf.write(Readable.from([Buffer.alloc(600)]), 'user-0001/fits-on-the-disk', 400)).toBe(1000);
});
