import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '#platform/platform';
import { UploadShelf } from './upload-shelf.ts';

/** A fetch takes seconds; what is older was left behind by a server that was killed. */
const IMPORT_KEPT_MS = 60 * 60 * 1000;

/** Removes uploads that nobody finished, and halves of fetched files. */
export async function tidyUploads(platform: Pick<Platform, 'config' | 'now'>): Promise<void> {
  await new UploadShelf(platform).removeExpired();
  const folder = join(platform.config.dataDir, 'imports');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    if (about && platform.now() - about.mtimeMs > IMPORT_KEPT_MS) await rm(path, { force: true });
  }
}
