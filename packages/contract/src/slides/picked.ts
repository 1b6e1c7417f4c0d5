import type { SlideType } from '../entities/question.ts';
import type { SlideResponse } from './response.ts';

/** Indices of the answers in a response: picked ones, on an order slide all as put; none where nothing is picked. */
export function pickedIn(response: SlideResponse | null | undefined): readonly number[] {
  if (!response) return [];
  if ('picks' in response) return response.picks;
  return response.type === 'order' ? response.sequence : [];
}

/** What picking these answers says, on a slide of a kind where answers are picked. */
export function pickedResponse(type: SlideType, picks: number[]): SlideResponse {
  return { type: type === 'trueFalse' || type === 'survey' ? type : 'trivia', picks };
}
