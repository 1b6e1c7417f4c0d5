import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const KEY = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*){0,4}$/;

/** Files in a folder. Keys are ours, checked all the same: nothing outside the folder can be named. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.length > 200) throw new Error(`not a file key: ${key}`);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => writeDurably(pathOf(key), bytes),
    putFile: async (key, path) => adoptDurably(pathOf(key), path),
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

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}.${++lastWrite}.part`;
  try {
    const file = await open(beside, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** A second name for the same bytes where the disk can, a copy where it cannot. */
async function adoptDurably(path: string, from: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${process.pid}.${++lastWrite}.part`;
  try {
    await link(from, beside).catch(() => copyFile(from, beside));
    const file = await open(beside, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** The new name itself must survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
