import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import { flushFile, flushFolder } from '../flush.ts';

const KEY = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*){0,4}$/;

/** Files in a folder. Keys are ours, checked all the same: nothing outside the folder can be named. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.length > 200) throw new Error(`not a file key: ${key}`);
    return join(folder, key);
  };
  return {
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
  };
}

let lastWrite = 0;

/** Makes a file beside its place, flushes it, and only then gives it its name. */
async function placeDurably(path: string, make: (beside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}.${++lastWrite}.part`;
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
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function openStream(path: string, range: { start: number; end: number } | undefined): Readable {
  return createReadStream(path, range);
}
