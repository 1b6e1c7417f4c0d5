import { picksOnPhone } from '../picks-phone.tsx';

/** Answers to pick from, none of them right. */
export const survey = picksOnPhone({
  respond: (picks) => ({ type: 'survey', picks }),
  several: 'chooseSeveralSurvey',
  outcome: 'none',
});
