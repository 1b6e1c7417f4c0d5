import { vi } from 'vitest';

/**
 * How long `vi.waitFor` waits where a test does not say, ms; the runner's own second is over before a machine that others
 * use has got to the work. What never comes still fails, long before its test does.
 */
const LONGEST_MS = 20_000;

const { waitFor } = vi;

// One process runs many files, and this file before each of them: whoever has patience needs no more.
if (waitFor.name !== 'waitLong') {
  vi.waitFor = function waitLong(until, told = {}) {
    return waitFor(until, { timeout: LONGEST_MS, ...(typeof told === 'number' ? { timeout: told } : told) });
  };
}
