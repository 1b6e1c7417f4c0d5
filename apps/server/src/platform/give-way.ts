import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * This process gives way to others: to `priority`, one of `os.constants.priority`. Every thread by itself, as on Linux the
 * process's priority is only that of its first thread. Where that is not allowed, it works on as before.
 */
export function giveWay(priority: number): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0'];
    for (const thread of threads) setPriority(Number(thread), priority);
  } catch {
    // Work is done all the same.
  }
}
