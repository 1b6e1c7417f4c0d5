import type { SlideResponse, SlideType } from '@qc/contract';
import { readNumber } from '../slides/number/read-number.ts';

/** A response of a kind, written short: indices (an order as put), or what is said in words. What is no number is not one. */
export function plainResponse(type: SlideType | undefined, picks: readonly number[], text = ''): SlideResponse {
  switch (type) {
    case 'typed':
      return { type, text };
    case 'number':
      return { type, value: readNumber(text) ?? NaN };
    case 'miniGame':
      return { type, share: text === '' ? null : (readNumber(text) ?? NaN) };
    case 'buzzer':
      return { type, verdict: null };
    case 'order':
      return { type, sequence: [...picks] };
    case 'trivia':
    case 'trueFalse':
    case 'survey':
      return { type, picks: [...picks] };
    // Takes no answer: whatever is sent is of another kind.
    case 'media':
    case 'break':
    case undefined:
      return { type: 'trivia', picks: [...picks] };
  }
}
