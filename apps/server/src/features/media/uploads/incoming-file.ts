import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '#platform/platform';

/** A place on our disk for one file that comes in; gone when the work is done, however it ends. */
export async function withIncomingFile<T>(platform: Platform, work: (path: string) => Promise<T>): Promise<T> {
  const folder = join(platform.config.dataDir, 'imports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, platform.random.secret());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
