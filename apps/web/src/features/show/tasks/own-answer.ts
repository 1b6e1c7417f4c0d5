import type { SlideResponse, SlideType } from '@qc/contract';

/** The own answer as this page knows it: on its way, kept by the server, or too late. */
export interface OwnAnswer {
  response: SlideResponse;
  state: 'sending' | 'sent' | 'late';
}

/** What a tap on answers says, on a slide where answers are picked. */
export function pickedResponse(type: SlideType, picks: number[]): SlideResponse {
  return { type: type === 'trueFalse' || type === 'survey' ? type : 'trivia', picks };
}
