import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './read-number.ts';

test.each([
  ['330', 330],
  [' 330 ', 330],
  ['+330', 330],
  ['-330', -330],
  ['\u2212330', -330],
  ['- 330', -330],
  ['\u200F-5', -5],
  ['007', 7],
  ['0', 0],
  ['-0', 0],
  ['3.5', 3.5],
  ['.5', 0.5],
  ['3,5', 3.5],
  [',5', 0.5],
  ['3,50', 3.5],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['12,345', 12_345],
  ['1,234,567', 1_234_567],
  ['1,234,567.25', 1_234_567.25],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
  ['1.234', 1.234],
  ['1.234,5', 1234.5],
  ['1 000 000', 1_000_000],
  ['1\u00A0000,5', 1000.5],
  ['1\u202F000', 1000],
  ["1'000", 1000],
  ['٣٣٠', 330],
  ['۳۳۰', 330],
  ['٣٫٥', 3.5],
  ['١٬٠٠٠', 1000],
  ['١٬٢٣٤٬٥٦٧٫٥', 1_234_567.5],
  ['٣،٥', 3.5],
  ['٠٫١٢٥', 0.125],
  ['１２', 12],
  ['1000000000000', 1e12],
  ['-1000000000000', -1e12],
])('%j is %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each([
  ...[
    '',
    ' ',
    '-',
    '+',
    '.',
    ',',
    '5.',
    '1e5',
    '1E5',
    '0x10',
    'NaN',
    'Infinity',
    '-Infinity',
    'five',
    '5 km',
    '5%',
    '½',
  ],
  ...['--5', '5-', '1.2.3', '1,00,000', '1,234,5', '1 00', '12 34', '1.234.567', '1,234.', '1__000', '__proto__'],
  ...['1000000000001', '-1000000000000.5', '9'.repeat(400), '\uD800', '٣٣٠ متر'],
])('%j is no number', (text) => {
  expect(readNumber(text)).toBeNull();
});

test('a number is written as it is read, without exponent', () => {
  expect([1e12, 0.1, -0, 1e-7, -2.5e-10, 330].map(writeNumber)).toEqual([
    ...['1000000000000', '0.1', '0', '0.0000001', '-0.00000000025', '330'],
  ]);
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      const text = writeNumber(value);
      expect(text).toMatch(/^-?\d+(\.\d+)?$/);
      expect(readNumber(text)).toBeCloseTo(value, 10);
    }),
  );
});

test('whatever is written, it is a number within bounds or none', { timeout: 60_000 }, () => {
  const sign = fc.constantFrom(..."0123456789٣۳.,٫٬،- +\u2212eE_' \u00A0\u202F");
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: sign })), (text) => {
      const value = readNumber(text);
      expect(value === null || Math.abs(value) <= 1e12).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
