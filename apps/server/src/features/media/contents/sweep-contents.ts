import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '#platform/platform';
import { cacheFolder } from '../pictures/derived-cache.ts';
import { findContents } from '../media-store.ts';
import { dropContent } from './drop-content.ts';

/** Files of a store are asked about so many at a time. */
const PORTION = 500;
/** A file lies there before its entry does. */
const YOUNG_MS = 24 * 60 * 60 * 1000;

/** Removes from a store that servers share what no gallery holds: left behind by a server that died, or a storage that was away. */
export async function sweepContents(platform: Platform): Promise<void> {
  if (!platform.files.isShared) return;
  const portion: string[] = [];
  const sweep = async () => {
    const used = await findContents(platform.db, portion);
    for (const sha256 of portion.splice(0)) if (!used.has(sha256)) await dropContent(platform, sha256);
  };
  for await (const { key, atMs } of platform.files.list('media/')) {
    if (platform.now() - atMs < YOUNG_MS) continue;
    portion.push(key.slice(key.lastIndexOf('/') + 1));
    if (portion.length >= PORTION) await sweep();
  }
  await sweep();
}

/** Forgets sizes of pictures that this server made of what another one deleted. */
export async function sweepVariants(platform: Platform): Promise<void> {
  if (!platform.files.isShared) return;
  const folder = cacheFolder(platform);
  const names = await readdir(folder).catch(() => []);
  for (let at = 0; at < names.length; at += PORTION) {
    const portion = names.slice(at, at + PORTION);
    const used = await findContents(platform.db, portion);
    for (const name of portion.filter((each) => !used.has(each))) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
