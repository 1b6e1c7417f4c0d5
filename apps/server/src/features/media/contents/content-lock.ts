const tails = new Map<string, Promise<unknown>>();

/**
 * One piece of work at a time for each content hash: storing a file together with its row, and deleting the last row
 * together with its file, must not interleave. In this process; `whileContentHeld` is for all servers.
 */
export async function withContentLock<T>(sha256: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(sha256) ?? Promise.resolve();
  const mine = before.then(work, work);
  const tail = mine.catch(() => undefined);
  tails.set(sha256, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(sha256) === tail) tails.delete(sha256);
  }
}
