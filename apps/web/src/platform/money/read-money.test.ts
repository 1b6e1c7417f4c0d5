import { MINOR_MAX } from '@qc/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney, writeMoney } from './index.ts';

describe('readMoney', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12,5', 1250],
    ['12.05', 1205],
    ['1,234.56', 123_456],
    ['1.000.000,00', MINOR_MAX],
    ['₪ 99.90', 9990],
    ['\u200F99.90 €', 9990],
    ['١٢٫٥٠', 1250],
    ['1 234', 123_400],
  ])('%s', (typed, minor) => expect(readMoney(typed)).toBe(minor));

  it.each(['', '.', '-5', '12.345', 'abc', '1,23,456', '1e3', '12..5', '1,000,000.01', '99999999999'])(
    'refuses %s',
    (typed) => expect(readMoney(typed)).toBeNull(),
  );

  it('reads back whatever it writes', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: MINOR_MAX }), (minor) => readMoney(writeMoney(minor)) === minor));
  });

  it('never gives a fraction or a negative amount', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const minor = readMoney(typed);
        return minor === null || (Number.isInteger(minor) && minor >= 0 && minor <= MINOR_MAX);
      }),
    );
  });
});
