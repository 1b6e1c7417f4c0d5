import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkedFolder, checkedKey, type FileStore, type ListedFile } from './file-store.ts';
import { flushFile, flushFolder } from '../flush.ts';

/** Files in a folder. Keys are ours, checked all the same: nothing outside the folder can be named. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  return {
    isShared: false,
    put: async (key, bytes) =>
      placeDurably(pathOf(key), (beside) => writeFile(beside, bytes, { flag: 'wx', mode: 0o600 })),
    // A second name for the same bytes where the disk can, a copy where it cannot.
    putFile: async (key, path) =>
      placeDurably(pathOf(key), (beside) => link(path, beside).catch(() => copyFile(path, beside))),
    read: async (key, range) => {
      const path = pathOf(key);
      if ((await fileSize(path)) === null) return null;
      return openStream(path, range);
    },
    size: async (key) => fileSize(pathOf(key)),
    delete: async (key) => rm(pathOf(key), { force: true }),
    list: (below) => listFiles(folder, checkedFolder(below)),
    address: async () => null,
  };
}

let lastWrite = 0;
/** Ending of what has not got its name yet. */
const HALF_WRITTEN = '.part';

/** Makes a file beside its place, flushes it, and only then gives it its name. */
async function placeDurably(path: string, make: (beside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}.${++lastWrite}${HALF_WRITTEN}`;
  try {
    await make(beside);
    await flushFile(beside);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

async function fileSize(path: string): Promise<number | null> {
  const found = await whenThere(() => stat(path));
  return found?.isFile() === true ? found.size : null;
}

function openStream(path: string, range: { start: number; end: number } | undefined): Readable {
  return createReadStream(path, range);
}

async function* listFiles(root: string, below: string): AsyncGenerator<ListedFile> {
  const entries = (await whenThere(() => readdir(join(root, below), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const key = `${below}${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(root, `${key}/`);
    else if (!key.endsWith(HALF_WRITTEN)) {
      // Deleted meanwhile: then it is not there.
      const found = await whenThere(() => stat(join(root, key)));
      if (found?.isFile() === true) yield { key, bytes: found.size, atMs: found.mtimeMs };
    }
  }
}

async function whenThere<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
