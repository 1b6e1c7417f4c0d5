import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const ROOMY_BYTES = 1024 ** 3;

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
