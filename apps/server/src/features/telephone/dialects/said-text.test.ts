import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heardText, splitSaid } from './said-text.ts';

const length = (text: string) => text.length;

test('what is not heard is gone: directions, isolates, controls, halves of letters', () => {
  expect(heardText('\u2068שלום\u2069 \u200f  עולם\n\u0000!')).toBe('שלום עולם !');
  expect(heardText('a\ud800b')).toBe('a b');
});

test('a long text is cut after sentences, else between words, else between letters', () => {
  expect(splitSaid('One two. Three four. Five', 21, length)).toEqual(['One two. Three four.', 'Five']);
  expect(splitSaid('aaa bbb ccc ddd', 8, length)).toEqual(['aaa bbb', 'ccc ddd']);
  expect(splitSaid('abcdefgh', 3, length)).toEqual(['abc', 'def', 'gh']);
  expect(splitSaid('🎲🎲🎲', 3, length)).toEqual(['🎲', '🎲', '🎲']);
  expect(splitSaid('  ', 3, length)).toEqual([]);
});

test('no letter is lost or made, and no piece is too heavy', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 40 }), (text, max) => {
      const clean = heardText(text);
      const pieces = splitSaid(clean, max, length);
      expect(pieces.join('').replaceAll(' ', '')).toBe(clean.replaceAll(' ', ''));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(max);
    }),
  );
});
