import { whileNameHeld } from '#platform/db/locks/held-name';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { countWithContent } from '../media-store.ts';
import { fileKey } from './file-key.ts';

/**
 * The last step of storing or deleting a content, which must not interleave with one of another server: short, for it
 * holds a transaction. `isAlone`: there is no other server, and nothing is asked. Needs the content's lock of this process.
 */
export async function whileContentHeld<T>(
  { db, files }: Platform,
  sha256: string,
  work: (db: Db, isAlone: boolean) => Promise<T>,
): Promise<T> {
  return files.isShared ? whileNameHeld(db, `content ${sha256}`, work) : work(db, true);
}

/** Removes the bytes of a content unless a gallery holds it. Needs the content's lock; true: they are gone. */
export async function dropUnused(platform: Platform, sha256: string): Promise<boolean> {
  return whileContentHeld(platform, sha256, async (db) => {
    if ((await countWithContent(db, sha256)) > 0) return false;
    await platform.files.delete(fileKey(sha256));
    return true;
  });
}
