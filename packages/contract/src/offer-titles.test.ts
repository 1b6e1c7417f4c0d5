import { expect, it } from 'vitest';
import { offerTitleIn, readOfferTitles, writeOfferTitles } from './entities/money/offer-titles.ts';
import { LANGUAGES } from './languages.ts';

const titlesOf = (text: string) => LANGUAGES.map((language) => offerTitleIn(text, language));

it('an offer is called by its title in each language, and where one is missing by one that is there', () => {
  expect(titlesOf('עשר · عشر · Ten')).toEqual(['עשר', 'عشر', 'Ten']);
  expect(titlesOf('עשר ·  · Ten')).toEqual(['עשר', 'עשר', 'Ten']);
  expect(titlesOf('· عشر · Ten')).toEqual(['عشر', 'عشر', 'Ten']);
});

it.each(['Ten', '', 'Rock · Pop', 'a · b · c · d', ' ·  · '])('a text that is not three is one: "%s"', (text) => {
  expect(readOfferTitles(text)).toBeNull();
  expect(titlesOf(text)).toEqual([text, text, text]);
});

it.each([
  [{ he: 'עשר', ar: 'عشر', en: 'Ten' }, 'עשר · عشر · Ten'],
  [{ he: ' עשר ', ar: ' ', en: 'Ten' }, 'עשר ·  · Ten'],
  [{ he: '', ar: 'عشر', en: 'Ten' }, '· عشر · Ten'],
  [{ he: 'עשר', ar: 'عشر', en: '' }, 'עשר · عشر ·'],
])('three that are written are read again', (titles, text) => {
  expect(writeOfferTitles(titles)).toBe(text);
  expect(readOfferTitles(text)).toEqual({ he: titles.he.trim(), ar: titles.ar.trim(), en: titles.en });
});

it('one title, or the same in all languages, is one', () => {
  expect(writeOfferTitles({ he: '', ar: '', en: 'Ten' })).toBe('Ten');
  expect(writeOfferTitles({ he: 'Ten', ar: 'Ten', en: 'Ten ' })).toBe('Ten');
  expect(writeOfferTitles({ he: '', ar: ' ', en: '' })).toBe('');
});
