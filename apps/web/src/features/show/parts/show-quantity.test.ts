import { describe, expect, it } from 'vitest';
import { showQuantity, unitIn } from './show-quantity.ts';

describe('showQuantity', () => {
  it('writes number and unit as one string with a space, whether the unit came with the number or beside it', () => {
    expect(showQuantity('384400.75 km')).toBe('384,400.75 km');
    expect(showQuantity('384400.75', 'km')).toBe('384,400.75 km');
    expect(showQuantity('123456789012', 'ק״מ')).toBe('123,456,789,012 ק״מ');
    expect(showQuantity('8849', 'sea miles')).toBe('8,849 sea\u00A0miles');
  });

  it('keeps the minus in front in every language', () => {
    expect(showQuantity('-12.5', 'km')).toBe('\u2066\u221212.5\u2069 km');
  });

  it('loses no digit of a fraction and puts no mark into it', () => {
    expect(showQuantity('3.14159265')).toBe('3.14159265');
  });

  it('leaves a year as it is, and what is not a number', () => {
    expect(showQuantity('1948')).toBe('1948');
    expect(showQuantity('12500')).toBe('12,500');
    expect(showQuantity('Paris')).toBe('Paris');
  });
});

describe('unitIn', () => {
  it('reads the unit off a solution in words', () => {
    expect(unitIn(['8849 sea miles'])).toBe('sea miles');
    expect(unitIn(['8849'])).toBe('');
    expect(unitIn([])).toBe('');
  });
});
