import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Data, profiles and shared pages of several browsers take some hundred megabytes. */
const ROOMY_BYTES = 4 * 1024 ** 3;

/**
 * Where journeys keep what is temporary: in memory where there is room. On a disk every write of product and browsers
 * waits for it, milliseconds each; nothing of it has to survive a power cut.
 * @returns {string}
 */
export function memoryFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOMY_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
