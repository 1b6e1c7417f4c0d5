import { expect, it } from 'vitest';
import { longestTitle, offerTitleProblem, typedTitles } from './offer-titles.ts';

it.each([
  ['עשר · عشر · Ten', { he: 'עשר', ar: 'عشر', en: 'Ten' }],
  ['עשר הרצות', { he: 'עשר הרצות', ar: '', en: '' }],
  ['عشر', { he: '', ar: 'عشر', en: '' }],
  ['Ten', { he: '', ar: '', en: 'Ten' }],
])('"%s" stands in the fields of its languages', (title, titles) => {
  expect(typedTitles(title)).toEqual(titles);
});

it('asks for one title, in the language of the screen', () => {
  const none = { he: ' ', ar: '', en: '' };
  expect(offerTitleProblem(none, 'ar', 'ar')).toBe('none');
  expect(offerTitleProblem(none, 'he', 'ar')).toBeNull();
  expect(offerTitleProblem({ ...none, en: 'Ten' }, 'ar', 'ar')).toBeNull();
});

it('refuses the sign between titles inside one, but leaves a title of before as it was', () => {
  expect(offerTitleProblem({ he: 'עשר', ar: '', en: 'Ten · 10' }, 'en', 'en')).toBe('sign');
  expect(offerTitleProblem({ he: '', ar: '', en: 'Ten · 10' }, 'en', 'en')).toBeNull();
  expect(offerTitleProblem({ he: '', ar: '', en: 'a · b · c' }, 'en', 'en')).toBe('sign');
});

it.each([
  ['  Ten runs  ', 'Ten runs'],
  ['עשר · عشر هنا · Ten', 'عشر هنا'],
  ['', ''],
])('of "%s" the longest title is "%s"', (text, longest) => {
  expect(longestTitle(text)).toBe(longest);
});
