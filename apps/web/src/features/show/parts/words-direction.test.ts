import { expect, it } from 'vitest';
import { wordsDirection } from './words-direction.ts';

it.each([
  ['iPhone הראשון יצא לשוק בשנת…', 'rtl'],
  ['NASA تأسست في أي سنة؟', 'rtl'],
  ['iPhone 15 Pro Max יצא בשנת', 'rtl'],
  ['What does שלום mean in English?', 'ltr'],
  ['מה ההבדל בין affect ו-effect in English grammar books', 'rtl'],
  ['Who painted it?', 'ltr'],
  ['1948 - 1967?', 'rtl'],
  ['', 'rtl'],
])('in a game from right to left, "%s" goes %s', (words, direction) => {
  expect(wordsDirection(words, 'rtl')).toBe(direction);
});

it.each([
  ['שלום means what?', 'ltr'],
  ['מה פירוש המילה cat?', 'rtl'],
  ['12 + 7 = ?', 'ltr'],
])('in a game from left to right, "%s" goes %s', (words, direction) => {
  expect(wordsDirection(words, 'ltr')).toBe(direction);
});
