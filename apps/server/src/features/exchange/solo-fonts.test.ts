import { expect, test } from 'vitest';
import { keepNeededFonts } from './solo-fonts.ts';

const font = (letters: string) => `<style data-letters="${letters}">@font-face{src:url(data:x)}</style>`;
const FONTS = {
  latin: font('U+??,U+2000-200B'),
  latinExt: font('U+100-151,U+1E??'),
  hebrew: font('U+590-5FF,U+20AA,U+FB1D-FB4F'),
  arabic: font('U+6??,U+750-77F'),
};
const PAGE = `<head><style>.a{}</style>${Object.values(FONTS).join('')}</head>`;

function kept(language: 'he' | 'ar' | 'en', words: string): string[] {
  const page = keepNeededFonts(PAGE, language, words);
  expect(page.startsWith('<head><style>.a{}</style>') && page.endsWith('</head>')).toBe(true);
  return Object.entries(FONTS).flatMap(([name, element]) => (page.includes(element) ? [name] : []));
}

test.each([
  ['en', 'Largest planet?', ['latin']],
  ['he', 'מהו כוכב הלכת?', ['latin', 'hebrew']],
  ['ar', 'ما أكبر كوكب؟', ['latin', 'arabic']],
  ['en', 'How do you say שלום and سلام?', ['latin', 'hebrew', 'arabic']],
  ['en', 'Łódź', ['latin', 'latinExt']],
  ['en', 'Ẁ', ['latin', 'latinExt']],
  ['en', '₪ 5', ['latin', 'hebrew']],
  // The page's own words, even where the game has none in its language.
  ['ar', 'Only Latin', ['latin', 'arabic']],
  ['he', '', ['latin', 'hebrew']],
] as const)('%s “%s” takes the fonts of its letters', (language, words, fonts) => {
  expect(kept(language, words)).toEqual(fonts);
});

test('a page that marks no fonts stays as it is', () => {
  expect(keepNeededFonts('<style>@font-face{}</style>', 'en', 'a')).toBe('<style>@font-face{}</style>');
});
