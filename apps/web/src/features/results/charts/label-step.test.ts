import { expect, it } from 'vitest';
import { labelStep } from './label-step.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

it('gives every column its label where they have room', () => {
  expect(labelStep(['0', '200', '400', '600', '800'])).toBe(1);
  expect([1, 12, 40].map((count) => labelStep(numbers(count)))).toEqual([1, 1, 1]);
  expect(labelStep([])).toBe(1);
});

it('leaves labels out where they would touch', () => {
  expect(labelStep(['-4,000', '-3,000', '-2,000', '-1,000', '0', '1,000', '2,000', '3,000'])).toBe(2);
  expect(labelStep(numbers(120))).toBe(2);
  expect(labelStep(['-100,000', '-80,000', '-60,000', '-40,000', '-20,000', '0', '20,000', '40,000'])).toBe(2);
});
