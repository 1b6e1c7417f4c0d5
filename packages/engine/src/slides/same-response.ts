import type { SlideResponse } from '@qc/contract';

/** Whether two responses say the same, in the same form. */
export function isSameResponse(one: SlideResponse, other: SlideResponse): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
