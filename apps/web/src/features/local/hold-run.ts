/**
 * Takes a run for this window: two that play the same would write over each other. Gives how to let go; null: another
 * window has it. It is free again when the window is gone, however that happens.
 */
export function holdRun(run: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`qc-local-${run}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((letGo) => resolve(() => letGo()));
      })
      .catch(reject);
  });
}
