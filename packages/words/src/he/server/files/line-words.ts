import type { LineWords } from '../../../en/server/files/line-words.ts';

/** What a telephone line says to who does not come into any conversation. */
export const lineWords: LineWords = {
  busy: 'כל הקווים תפוסים כרגע. אפשר להתקשר שוב בעוד כמה דקות.',
  tooManyCalls: 'התקבלו יותר מדי שיחות מהמספר הזה. אפשר להתקשר שוב מאוחר יותר.',
};
