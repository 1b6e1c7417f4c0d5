import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

/** One word for one thing on every screen, see `docs/glossary.md`: what else it could be called, and the word it has. */
const OTHER_WORDS: [word: string, others: RegExp, example: string][] = [
  ['משתתף', /שחק[נן]/u, 'הוצאת שחקן'],
  ['لاعب', /(?<!\p{L})(ال|لل)?مشارك(ون|ين|ان|َين|ًا)?(?![\p{L}\p{M}])/u, 'إزالة مشاركَين؟'],
  ['حاسوب', /كمبيوتر/u, 'أجهزة الكمبيوتر'],
  ['Excel', /אקסל|إكسل/u, 'הורדה לאקסל'],
];

// Questions of the library ask about other players.
const screens = sourceFiles().filter((path) => /^(apps|packages)\//.test(path) && !path.includes('/content/library/'));

test.each(OTHER_WORDS)('what is called %s has no other name', (_word, others, example) => {
  expect(others.test(example)).toBe(true);
  expect(screens.filter((path) => others.test(readText(path)))).toEqual([]);
});

test('sharing a game is no playing', () => {
  const [, players] = OTHER_WORDS[1] ?? [];
  for (const words of ['مشاركة', 'تمت مشاركتها معي', 'سجل المشاركات']) expect(players?.test(words)).toBe(false);
});
