import { open } from 'node:fs/promises';

/** Calls back when a line is on the disk. */
export type BareJournal = (line: string, flushed: () => void) => void;

/** The least that "on disk first" can cost: lines to the end of one file, one flush for all that came meanwhile. */
export async function openBareJournal(path: string): Promise<BareJournal> {
  const file = await open(path, 'a');
  let queue: { line: string; flushed: () => void }[] = [];
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    // What is read in one turn of the event loop belongs in one flush.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await file.write(batch.map(({ line }) => `${line}\n`).join(''));
      await file.datasync();
      for (const { flushed } of batch) flushed();
    }
    running = false;
  };
  return (line, flushed) => {
    queue.push({ line, flushed });
    if (!running) void run();
  };
}
