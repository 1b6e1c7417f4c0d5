import { expect, it } from 'vitest';
import { columnsStand, columnsTop } from './columns-stand.ts';

const eight = (word: string) => Array.from({ length: 8 }, () => word);

it('stands where words are short, and lies where they are long or many stand on an upright screen', () => {
  expect(columnsStand(['Paris', 'Marseille', 'Lyon', 'Nice'], false)).toBe(true);
  expect(columnsStand(['Paris', 'Marseille', 'Lyon', 'Nice'], true)).toBe(true);
  expect(columnsStand(eight('שני'), false)).toBe(true);
  expect(columnsStand(eight('שני'), true)).toBe(false);
  expect(columnsStand(eight('Wednesdays'), false)).toBe(false);
  const sentence = 'The first person who came to outer space, and others';
  expect(columnsStand([sentence, sentence], false)).toBe(true);
  expect(columnsStand([sentence, sentence, sentence, sentence], false)).toBe(false);
  expect(columnsStand([], false)).toBe(true);
});

it('reaches up to the quarter above the highest column', () => {
  expect(columnsTop([0.17, 0.42])).toBe(0.5);
  expect(columnsTop([0.5, 0.25])).toBe(0.5);
  expect(columnsTop([0.06, 0.1])).toBe(0.25);
  expect(columnsTop([1])).toBe(1);
  expect(columnsTop([])).toBe(0.25);
});
