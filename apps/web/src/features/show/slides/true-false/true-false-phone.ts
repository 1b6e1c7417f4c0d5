import { picksOnPhone } from '../picks-phone.tsx';

/** True or false: always one pick. */
export const trueFalse = picksOnPhone({
  respond: (picks) => ({ type: 'trueFalse', picks }),
  several: null,
  outcome: 'judged',
});
