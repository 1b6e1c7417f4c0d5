import { expect, it } from 'vitest';
import { keepName, keepUnits } from './keep-units.ts';
import { showQuantity } from './show-quantity.ts';

it.each([
  ['1 km', '1_km'],
  ['384,400 ק״מ', '384,400_ק״מ'],
  ['המרחק הוא 25.5 ק״מ בערך', 'המרחק הוא 25.5_ק״מ בערך'],
  ['بين 10% و 25.5 كم', 'بين 10% و 25.5_كم'],
  ['In 1948 and 1967', 'In 1948_and 1967'],
  ['No number here', 'No number here'],
  ['Agent 7 + 8', 'Agent 7 + 8'],
])('keeps a number with its unit: %s', (words, kept) => {
  expect(keepUnits(words)).toBe(kept.replaceAll('_', '\u00A0'));
});

it.each([
  ['Leo Martin 2', 'Leo_Martin_2'],
  ['The Grand Dukes of Burgundy 12', 'The Grand Dukes of Burgundy_12'],
])('keeps a short name in one line, and the number of a long one beside it: %s', (name, kept) => {
  expect(keepName(name)).toBe(kept.replaceAll('_', '\u00A0'));
});

it('lets a line end before a unit where both are long', () => {
  expect(keepUnits(showQuantity('8123456789', 'בני אדם'))).toBe('8,123,456,789 בני\u00A0אדם');
  expect(keepUnits(showQuantity('-12.5', 'מטר'))).toBe('\u2066−12.5\u2069 מטר');
});
