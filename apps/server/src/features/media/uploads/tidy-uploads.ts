import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '#platform/platform';
import { sweepContents, sweepVariants } from '../contents/sweep-contents.ts';
import { makeUploadShelf } from './make-upload-shelf.ts';

/** A fetch takes seconds; what is older was left behind by a server that was killed. */
const IMPORT_KEPT_MS = 60 * 60 * 1000;

/** Removes uploads that nobody finished, and what the store keeps for nobody. */
export async function tidyUploads(platform: Platform): Promise<void> {
  await makeUploadShelf(platform).removeExpired();
  await sweepContents(platform);
}

/** Removes from this server's own disk halves of files that came in, and sizes of pictures that are no more. */
export async function tidyMediaDisk(platform: Platform): Promise<void> {
  await sweepVariants(platform);
  const folder = join(platform.config.dataDir, 'imports');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    if (about && platform.now() - about.mtimeMs > IMPORT_KEPT_MS) await rm(path, { force: true });
  }
}
