import { plural } from '../../grammar.ts';
import { isolate } from '../../../isolate.ts';

export interface AskTexts {
  ask: string;
  note: string;
  asked: (date: string) => string;
  askedInstitution: (date: string) => string;
  granted: (n: number) => string;
  declined: string;
  reason: (words: string) => string;
  waiting: (n: number) => string;
  /** For somebody who never had any. */
  none: string;
  noneTitle: string;
  noneInstitution: (name: string) => string;
}

/** Words about asking for credits. */
export const askCredits: AskTexts = {
  ask: 'Ask for credits',
  note: 'A few words, if you like',
  asked: (date) => `Your request was sent on ${date}. You will see the answer here.`,
  askedInstitution: (date) =>
    `Your request went to your institution’s manager on ${date}. You will see the answer here.`,
  granted: (n) =>
    plural(n, { one: 'Your request was granted: 1 credit.', other: `Your request was granted: ${n} credits.` }),
  declined: 'Your request for credits was declined.',
  reason: (words) => `Reason: ${isolate(words)}`,
  waiting: (n) =>
    plural(n, { one: '1 request for credits waits for you', other: `${n} requests for credits wait for you` }),
  noneTitle: 'Running with a class costs credits',
  none: 'Building games and trial runs with up to 3 players are free. A run with a class costs credits.',
  noneInstitution: (name) => `${isolate(name)} pays for your runs and has no credits now. Trial runs are free.`,
};
