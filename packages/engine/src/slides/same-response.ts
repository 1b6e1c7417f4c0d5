import type { SlideResponse } from '@qc/contract';

/** Whether two responses say the same, in the same form. */
export function isSameResponse(one: SlideResponse, other: SlideResponse): boolean {
  if (one.type !== other.type) return false;
  // Thousands are compared at one instant, nearly all of them picks.
  if ('picks' in one && 'picks' in other)
    return one.picks.length === other.picks.length && one.picks.every((pick, at) => pick === other.picks[at]);
  return JSON.stringify(one) === JSON.stringify(other);
}
