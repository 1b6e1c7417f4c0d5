import type { SlideResponse } from './slide-kinds.ts';

/** What slides of the kinds are answered with where answers are picked. */
export type PickedResponse = Extract<SlideResponse, { picks: readonly number[] }>;

/** Indices of the answers in a response: picked ones, on an order slide all as put; none where nothing is picked. */
export function pickedIn(response: SlideResponse | null | undefined): readonly number[] {
  if (!response) return [];
  if ('picks' in response) return response.picks;
  return response.type === 'order' ? response.sequence : [];
}
