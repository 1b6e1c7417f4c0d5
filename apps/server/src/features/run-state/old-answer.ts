import type { SlideResponse, SlideType } from '@qc/contract';
import { readNumber } from '@qc/engine';
import * as z from 'zod/mini';

/** An answer as versions before 0.9.2 wrote it: picks (an order as put), or what was said as text. */
export const OldAnswer = z.object({ choice: z.array(z.int()), text: z._default(z.string(), '') });
export type OldAnswer = z.infer<typeof OldAnswer>;

/** What such an answer to a slide of this kind says; null: nothing that there can be. */
export function readOldAnswer(type: SlideType | undefined, { choice, text }: OldAnswer): SlideResponse | null {
  switch (type) {
    case 'trivia':
    case 'trueFalse':
    case 'survey':
      return { type, picks: choice };
    case 'order':
      return { type, sequence: choice };
    case 'typed':
      return { type, text };
    case 'number': {
      const value = readNumber(text);
      return value === null ? null : { type, value };
    }
    case 'miniGame':
      return { type, share: text === '' ? null : readNumber(text) };
    // A slide that asks nothing, or is of a kind that came after.
    default:
      return null;
  }
}
