import { open } from 'node:fs/promises';

/** Puts what a file holds on the disk: it survives a power cut from here on. */
export async function flushFile(path: string): Promise<void> {
  await flush(path, 'r+');
}

/** Puts the names in a folder on the disk, so that a new file is found again after a power cut. */
export async function flushFolder(path: string): Promise<void> {
  await flush(path, 'r');
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
