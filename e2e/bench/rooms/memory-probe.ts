/**
 * Loaded into a server before the product, for measuring only: on SIGUSR2 all garbage is collected, and what is left is
 * written to the file that `QC_MEMORY_FILE` names.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env['QC_MEMORY_FILE'];
if (isMainThread && file !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    if (typeof collect !== 'function') return;
    collect();
    // Buffers that nobody has any more are given back between two collections.
    setTimeout(() => {
      collect();
      setTimeout(() => {
        const { rss, heapUsed, external } = process.memoryUsage();
        writeFileSync(`${file}.part`, JSON.stringify({ rss, used: heapUsed + external }));
        renameSync(`${file}.part`, file);
      }, 500);
    }, 500);
  });
}
