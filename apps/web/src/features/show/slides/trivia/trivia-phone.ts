import { picksOnPhone } from '../picks-phone.tsx';

/** Answers to pick from, one or several of them right. */
export const trivia = picksOnPhone({
  respond: (picks) => ({ type: 'trivia', picks }),
  several: 'chooseSeveral',
  outcome: 'judged',
});
