import { statfs } from 'node:fs/promises';

/** Uploads leave this much of the disk to games, live rooms and results, bytes. */
export const RESERVED_BYTES = 64 * 1024 * 1024;

/** Bytes that may still be written where `folder` lies. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
