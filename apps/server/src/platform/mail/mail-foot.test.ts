import { expect, it } from 'vitest';
import { withFoot } from './mail-foot.ts';
import { writeLetter } from './write-letter.ts';

const letter = (language: 'he' | 'ar' | 'en') =>
  writeLetter({ language, recipient: 'dana@school.org', subject: 'x', paragraphs: ['Hello'], small: 'Why', names: {} });

it.each([
  ['he', 'שאלות? פנו אל'],
  ['ar', 'لديكم سؤال؟ تواصلوا مع'],
  ['en', 'Questions? Contact'],
] as const)('a letter in %s ends with whom to ask, its text and its page', (language, words) => {
  const { plain, html } = withFoot(letter(language), ['Office\n<b>', '', 'office@school.org']);
  expect(plain.endsWith(`\n\n${words} \u2068Office <b>\u2069, \u2068office@school.org\u2069`)).toBe(true);
  expect(html).toMatch(
    new RegExp(
      `${words.replace('?', String.raw`\?`)} <bdi>Office &lt;b&gt;</bdi>, <bdi>office@school.org</bdi></p></body></html>$`,
    ),
  );
});

it('is as it was where nobody is named', () => {
  const written = letter('en');
  expect(withFoot(written, ['', ' '])).toBe(written);
});
