import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Platform } from '#platform/platform';

/** Variants together take at most this much disk; the oldest go first. They can always be made again. */
const CACHE_BYTES_MAX = 1024 ** 3;
const KEEP_SHARE = 0.8;

/** Bytes in the cache by folder; missing until the folder was counted once. */
const totals = new Map<string, number>();
const making = new Map<string, Promise<Buffer>>();

/** The variant of a content under this name, from the cache or made now; many asking at once make it once. */
export async function keepVariant(
  platform: Platform,
  sha256: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = join(cacheFolder(platform), sha256, name);
  const running = making.get(path);
  if (running) return running;
  const work = readOrMake(platform, path, make).finally(() => making.delete(path));
  making.set(path, work);
  return work;
}

/** Removes every variant of a content. */
export async function forgetVariants(platform: Platform, sha256: string): Promise<void> {
  await rm(join(cacheFolder(platform), sha256), { recursive: true, force: true });
}

/** Where this server keeps variants, a folder for each content. */
export function cacheFolder(platform: Pick<Platform, 'config'>): string {
  return join(platform.config.dataDir, 'cache', 'media');
}

async function readOrMake(platform: Platform, path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(path).catch(() => null);
  if (cached) return cached;
  const bytes = await make();
  try {
    await write(path, bytes);
    await count(cacheFolder(platform), bytes.length);
  } catch (error) {
    // A full or broken cache disk makes delivery slower, not impossible.
    platform.log.warn({ err: error }, 'variant was not cached');
  }
  return bytes;
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, bytes);
  await rename(beside, path);
}

async function count(folder: string, added: number): Promise<void> {
  const known = totals.get(folder);
  if (known !== undefined && known + added <= CACHE_BYTES_MAX) {
    totals.set(folder, known + added);
    return;
  }
  totals.set(folder, await shrink(folder));
}

/** Deletes the oldest files when there are too many bytes; gives what is left. */
async function shrink(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const about = await stat(path).catch(() => null);
        return { path, size: about?.size ?? 0, at: about?.mtimeMs ?? 0 };
      }),
  );
  let total = files.reduce((sum, file) => sum + file.size, 0);
  if (total <= CACHE_BYTES_MAX) return total;
  for (const file of files.sort((a, b) => a.at - b.at)) {
    if (total <= CACHE_BYTES_MAX * KEEP_SHARE) break;
    await rm(file.path, { force: true });
    total -= file.size;
  }
  return total;
}
