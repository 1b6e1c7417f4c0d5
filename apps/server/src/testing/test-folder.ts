import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const ROOMY_BYTES = 1024 ** 3;
/** What Linux calls its file systems in memory: tmpfs and ramfs. */
const MEMORY_KINDS = [0x01021994, 0x858458f6];

/**
 * Where tests keep their databases: in memory where there is room. Every write waits for the disk otherwise, and copying
 * a database costs seven times as much; none has to survive a power cut.
 */
export function testFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOMY_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Where a database that flushes is kept: on a disk, as flushing to memory takes no time. Throws where there is none. */
export function diskFolder(): string {
  const found = [tmpdir(), '/var/tmp'].find((folder) => {
    try {
      return !MEMORY_KINDS.includes(statfsSync(folder).type);
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error('no folder for temporary files lies on a disk (TMPDIR says another)');
  return found;
}
