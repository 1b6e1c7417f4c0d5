import { statfs } from 'node:fs/promises';

const GB = 1024 ** 3;
/** Files leave so much of a disk to games, live rooms and results: this, or a twentieth of a small disk. */
const RESERVED_BYTES = GB;
const RESERVED_SHARE = 0.05;

/** Bytes that files may still take where `folder` lies; none when it is below zero. */
export async function diskRoomOf(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize - Math.min(RESERVED_BYTES, blocks * bsize * RESERVED_SHARE);
}
