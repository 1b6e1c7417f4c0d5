import type { Collect } from '../call.ts';
import { anew, type EntryRules } from './entry.ts';

const KEYS = '0123456789*#';

/**
 * How keys are waited for by a line that is told what the conversation says as it says it: the gateway of a house's own.
 * Keys that are not taken are as if not pressed, and end nothing that is said.
 */
export function collectRules({ max, byHash, allowed, timeoutMs }: Collect): EntryRules {
  const finishKey = byHash ? '#' : null;
  const ignored = [...KEYS].filter((key) => !allowed.includes(key) && key !== finishKey).join('');
  return { max, finishKey, timeoutMs, ignored, afterKey: anew(timeoutMs) };
}
