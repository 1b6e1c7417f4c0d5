import { cp, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { flushFile, flushFolder } from '../flush.ts';

/** A file that is being written gets its name when it is whole. */
const HALF_WRITTEN = '.part';

/** Copies a folder, if there is one; what is there already stays as it is, because a file never changes under its name. */
export async function copyFiles(from: string, to: string): Promise<void> {
  const exists = await stat(from).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!exists) return;
  await cp(from, to, {
    recursive: true,
    force: false,
    filter: async (path) => !basename(path).endsWith(HALF_WRITTEN),
  });
  await flushAll(to);
}

async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushAll(path);
    else await flushFile(path);
  }
  await flushFolder(folder);
}
