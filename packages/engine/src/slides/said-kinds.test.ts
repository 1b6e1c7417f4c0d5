import type { SlideResponse, TypingScript } from '@qc/contract';
import { expect, test } from 'vitest';
import type { RunSlide } from '../run-game.ts';
import { answersWith, sampleSlide } from '../testing/sample-game.ts';
import { plainResponse } from '../testing/plain-response.ts';
import { takeResponse, grade, solutionOf } from './slide-kinds.ts';
import { fitsScript } from './typed/typed-script.ts';

const { typing, numberKey } = sampleSlide();
const typed = sampleSlide({ type: 'typed', answers: ['Paris', 'פריז'].map(spelling) });
const closest = sampleSlide({ type: 'number', answers: [], numberKey: { ...numberKey, value: 330, unit: 'm' } });
const within = (value: number, tolerance: number) =>
  sampleSlide({ type: 'number', numberKey: { value, tolerance, rule: 'tolerance', unit: '' } });
const order = sampleSlide({ type: 'order', answers: answersWith([], 4), sequence: [2, 0, 3, 1] });
const miniGame = sampleSlide({ type: 'miniGame', answers: [], miniGame: 'https://example.org/game' });

function spelling(text: string): RunSlide['answers'][number] {
  return { text, media: null, correct: true };
}

const said = (text: string): SlideResponse => ({ type: 'typed', text });
const number = (value: number): SlideResponse => ({ type: 'number', value });
const share = (told: number | null): SlideResponse => ({ type: 'miniGame', share: told });

function say(slide: RunSlide, text: string, smallest: number | null = null) {
  return grade(slide, plainResponse(slide.type, [], text), smallest);
}

test('a typed answer is right in any accepted spelling, folded as the author says', () => {
  expect(say(typed, 'PARIS')).toEqual({ correct: true, fraction: 1, wrong: false });
  expect(say(typed, 'פָּרִיז')).toEqual({ correct: true, fraction: 1, wrong: false });
  expect(say(typed, 'Rome')).toEqual({ correct: false, fraction: 0, wrong: true });
  expect(say({ ...typed, typing: { ...typing, strictCase: true } }, 'PARIS')?.correct).toBe(false);
  // A spelling without letters accepts nothing, and not everything.
  expect(say({ ...typed, answers: [spelling('-')] }, "'")?.correct).toBe(false);
});

test('words that objects know are words', () => {
  for (const word of ['__proto__', 'constructor', 'toString']) {
    expect(say(typed, word)?.correct).toBe(false);
    expect(say({ ...typed, answers: [spelling(word)] }, word)?.correct).toBe(true);
  }
});

test('a number is right up to the tolerance, counted as people count', () => {
  expect(say(within(330, 5), '335')?.correct).toBe(true);
  expect(say(within(330, 5), '325')?.correct).toBe(true);
  expect(say(within(330, 5), '335.001')?.correct).toBe(false);
  expect(say(within(0.3, 0.1), '0.4')?.correct).toBe(true);
  expect(say(within(0.3, 0.1), '0.2')?.correct).toBe(true);
  expect(say(within(330, 0), '330.0')?.correct).toBe(true);
  expect(say(within(330, 0), '331')?.correct).toBe(false);
  expect(say(within(1e12, 0), '999999999999')?.correct).toBe(false);
});

test('the nearest is right, on either side, and nobody before it is known', () => {
  expect(say(closest, '329', 1)?.correct).toBe(true);
  expect(say(closest, '331', 1)?.correct).toBe(true);
  expect(say(closest, '332', 1)?.correct).toBe(false);
  expect(say(closest, '330', null)?.correct).toBe(false);
  expect(say(sampleSlide({ type: 'number' }), '330', 0)?.correct).toBe(false);
});

test.each([
  [[2, 0, 3, 1], true, 1],
  [[2, 0, 1, 3], false, 0.5],
  [[2, 3, 1, 0], false, 0.25],
  [[0, 3, 1, 2], false, 0],
])('order %j gives the share of items in their place', (choice, correct, fraction) => {
  expect(grade(order, plainResponse('order', choice), null)).toEqual({ correct, fraction, wrong: fraction === 0 });
});

test('a mini-game gives its share, and is passed from half of it on', () => {
  expect(say(miniGame, '0')).toEqual({ correct: false, fraction: 0, wrong: true });
  expect(say(miniGame, '')).toEqual({ correct: false, fraction: 0, wrong: false });
  expect(say(miniGame, '0.25')).toEqual({ correct: false, fraction: 0.25, wrong: false });
  expect(say(miniGame, '0.5')).toEqual({ correct: true, fraction: 0.5, wrong: false });
  expect(say(miniGame, '1')).toEqual({ correct: true, fraction: 1, wrong: false });
});

test('the solution in words', () => {
  expect(solutionOf(typed)).toEqual(['Paris', 'פריז']);
  expect(solutionOf(closest)).toEqual(['330 m']);
  expect(solutionOf(within(-0.5, 1))).toEqual(['-0.5']);
  expect([order, miniGame, sampleSlide(), sampleSlide({ type: 'number' })].flatMap(solutionOf)).toEqual([]);
});

test.each<[string, RunSlide, SlideResponse, SlideResponse | null]>([
  ['a word', typed, said(' Paris '), said('Paris')],
  ['a word with a direction override', typed, said('Pa\u202Eris'), said('Paris')],
  ['no word', typed, said(' '), null],
  ['nothing to see', typed, said('\u200B\u2060'), null],
  ['signs only', typed, said("-'"), null],
  ['the longest text', typed, said('x'.repeat(120)), said('x'.repeat(120))],
  ['a longer text', typed, said('x'.repeat(121)), null],
  ['a pick where words are asked for', typed, plainResponse('trivia', [0]), null],
  ['a number', closest, number(330), number(330)],
  ['a zero with a sign', closest, number(-0), number(0)],
  ['no number', closest, number(NaN), null],
  ['a number without end', closest, number(Infinity), null],
  ['a number beyond bounds', closest, number(1_000_000_000_001), null],
  ['words where a number is asked for', closest, said('330'), null],
  ['a share', miniGame, share(0.5), share(0.5)],
  ['a share above 1', miniGame, share(1.01), null],
  ['a share below 0', miniGame, share(-0.01), null],
  ['no share', miniGame, share(NaN), null],
  ['a game that tells no score', miniGame, share(null), share(null)],
  ['a score of nothing', miniGame, share(0), share(0)],
])('response: %s', (_, slide, response, good) => {
  expect(takeResponse(slide, response, 5000)).toEqual(good);
});

test('a mini-game is not believed at once', () => {
  expect(takeResponse(miniGame, share(1), 2999)).toBeNull();
  expect(takeResponse(miniGame, share(1), 3000)).toEqual(share(1));
});

test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]]])('order %j is kept as put', (sequence) => {
  expect(takeResponse(order, { type: 'order', sequence }, 0)).toEqual({ type: 'order', sequence });
});

test.each([[[]], [[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 4]], [[0, 1, 2, 3, 3]], [[0, 1, 2, -1]], [[0, 1, 2, 0.5]]])(
  'order %j is none',
  (sequence) => {
    expect(takeResponse(order, { type: 'order', sequence }, 0)).toBeNull();
  },
);

test.each<[TypingScript, string, boolean]>([
  ['he', 'תל־אביב 2', true],
  ['he', 'יְרוּשָׁלַיִם', true],
  ['he', 'Tel Aviv', false],
  ['he', 'תל aviv', false],
  ['ar', 'القـدس ٣', true],
  ['ar', 'ירושלים', false],
  ['en', "O'Neill-Smith", true],
  ['en', 'Montréal', true],
  ['en', 'Раris', false],
  ['numbers', '1948', true],
  ['numbers', '١٩٤٨', true],
  ['numbers', '-3.5', true],
  ['numbers', '14:30', true],
  ['numbers', 'x1', false],
  ['numbers', '...', false],
  ['any', 'Paris פריז', true],
])('with %s only, %j fits: %s', (script, text, fits) => {
  expect(fitsScript(text, script)).toBe(fits);
  const slide = { ...typed, typing: { ...typing, script } };
  expect(takeResponse(slide, said(text), 0) !== null).toBe(fits);
});
