import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform.ts';

/** Folders of imports under way. Nothing in it outlives its call, so what a start finds there is left over. */
function importsFolder({ config }: Platform): string {
  return join(config.dataDir, 'game-files');
}

/** A folder for one piece of work, gone when the work is done, however it ends. */
export async function withWorkFolder<T>(platform: Platform, work: (folder: string) => Promise<T>): Promise<T> {
  const all = importsFolder(platform);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(all, 'import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes away what a killed server left lying. Call it before anybody may come. */
export async function sweepWorkFolders(platform: Platform): Promise<void> {
  await rm(importsFolder(platform), { recursive: true, force: true });
}
