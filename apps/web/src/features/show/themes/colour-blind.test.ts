import { contrast, stageColours } from '../parts/stage-colours.ts';
import { ANSWER_SIGNS, answerSign } from '../parts/answer-marks.tsx';
import { THEMES } from './themes.ts';
import { describe, expect, it, test } from 'vitest';

/**
 * What is seen of linear red, green and blue by who lacks one kind of cones: Machado, Oliveira and Fernandes, “A
 * Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15 (2009), severity 1.0.
 */
const SEEN_BY = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/**
 * Least contrast of words and signs as simulated. The 4.5:1 of WCAG is of what everybody sees, and kept there by other
 * tests; seen so, true and false and the second colours of light themes have a little less, far from the 3:1 of large words.
 */
const LEAST = 4;
/** Circle and hexagon are the two most alike: a tenth of what they cover is not the other's. */
const NEAREST_SHAPES = 0.1;

/** Right and wrong on cards, as `tokens.css` has them. */
const RIGHT = '#1b6b2a';
const WRONG = '#8c2233';

const PART = /../g;
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const coded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** A colour as it looks to somebody. */
function seen(colour: string, matrix: readonly number[]): string {
  const light = (colour.slice(1).match(PART) ?? []).map((part) => linear(parseInt(part, 16) / 255));
  const parts = [0, 3, 6].map((row) => light.reduce((sum, part, at) => sum + part * (matrix[row + at] ?? 0), 0));
  return `#${parts
    .map((part) => Math.round(coded(Math.min(1, Math.max(0, part))) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

it('the simulation leaves greys alone, and takes red and green of one lightness for one colour', () => {
  for (const matrix of Object.values(SEEN_BY)) expect(seen('#808080', matrix)).toBe('#808080');
  const [red, green] = [seen('#c05a00', SEEN_BY.deuteranopia), seen('#7d7d00', SEEN_BY.deuteranopia)];
  expect(contrast(red, green)).toBeLessThan(1.1);
});

/** Points of a shape's outline in its box of 24 by 24. */
function outlineOf(path: string): [number, number][] {
  // Of the curves there is the circle alone.
  if (/a/.test(path))
    return Array.from({ length: 64 }, (_, at) => [
      12 + 10.5 * Math.cos((at * Math.PI) / 32),
      12 + 10.5 * Math.sin((at * Math.PI) / 32),
    ]);
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', numbers = ''] of path.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const given = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    while (given.length > 0) {
      if (letter !== 'V') x = given.shift() ?? x;
      if (letter !== 'H') y = given.shift() ?? y;
      points.push([x, y]);
    }
  }
  return points;
}

/** Which of the points of a fine grid a shape covers. */
function covered(path: string): boolean[] {
  const outline = outlineOf(path);
  return Array.from({ length: 48 * 48 }, (_, cell) => {
    const [px, py] = [((cell % 48) + 0.5) / 2, (Math.floor(cell / 48) + 0.5) / 2];
    return outline.reduce((inside, [x1, y1], at) => {
      const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
      const crosses = y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1;
      return crosses ? !inside : inside;
    }, false);
  });
}

/** How much of what two shapes cover together only one covers, 0 to 1. */
function difference(one: string, other: string): number {
  const [a, b] = [covered(one), covered(other)];
  const either = a.filter((is, at) => is || b[at]).length;
  return a.filter((is, at) => is !== b[at]).length / either;
}

// Lightness cannot part eight answers: of the pads two have always nearly one. What parts them is their shape.
test('no two answers have one shape, and neither have true and false', () => {
  for (const [at, { path }] of ANSWER_SIGNS.entries())
    for (const other of ANSWER_SIGNS.slice(at + 1))
      expect.soft(difference(path, other.path), `${path} ${other.path}`).toBeGreaterThan(NEAREST_SHAPES);
  expect(difference(answerSign(0, 'trueFalse').path, answerSign(1, 'trueFalse').path)).toBeGreaterThan(0.5);
});

describe.each(Object.entries(SEEN_BY))('with %s', (_, matrix) => {
  const at = (colour: string) => seen(colour, matrix);

  test('shape and words are read on every answer, and the marks of right and wrong on every card', () => {
    const signs = [...ANSWER_SIGNS, answerSign(0, 'trueFalse'), answerSign(1, 'trueFalse')];
    for (const { colour } of signs) expect(contrast('#ffffff', at(colour)), colour).toBeGreaterThanOrEqual(LEAST);
    const cards = new Set(['#ffffff', ...THEMES.flatMap(({ dress }) => dress?.card ?? [])]);
    for (const card of cards)
      for (const mark of [RIGHT, WRONG])
        expect(contrast(at(mark), at(card)), `${mark} ${card}`).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(THEMES.map((theme) => [theme.key, theme] as const))('%s can be read', (_key, theme) => {
    const { ground, groundDeep, ink, accent, accentInk } = stageColours(theme.mainColor, theme.secondaryColor);
    for (const behind of [ground, groundDeep]) {
      expect.soft(contrast(at(ink), at(behind)), 'words').toBeGreaterThanOrEqual(LEAST);
      if (theme.dress)
        expect.soft(contrast(at(theme.dress.heading), at(behind)), 'heading').toBeGreaterThanOrEqual(LEAST);
    }
    expect.soft(contrast(at(accentInk), at(accent)), 'words on the second colour').toBeGreaterThanOrEqual(LEAST);
    expect.soft(contrast(at(accent), at(ground)), 'second colour').toBeGreaterThan(2);
  });
});
