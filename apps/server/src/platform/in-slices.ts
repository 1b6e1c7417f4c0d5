/** Longest piece of work before others get a turn, ms, when no single step is longer. */
const SLICE_MS = 8;

/** Runs long work step by step, with a turn of the event loop after every few milliseconds. */
export async function inSlices<T>(steps: Iterator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
