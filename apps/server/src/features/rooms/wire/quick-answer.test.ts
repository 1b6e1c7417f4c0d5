import { ANSWERS_MAX, ClientMessage, SLIDES_MAX } from '@qc/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAnswer } from './quick-answer.ts';

const plain = { t: 'answer', id: 'message-1', slide: 3, visit: 7, response: { type: 'trivia', picks: [1, 0] } };
const picking = (picks: unknown, more: object = {}) => ({ ...plain, response: { type: 'survey', picks, ...more } });

test('takes what a page sends where answers are picked', () => {
  expect(quickAnswer(plain)).toEqual(plain);
  for (const type of ['trivia', 'trueFalse', 'survey'])
    expect(quickAnswer({ ...plain, response: { type, picks: [] } })).toEqual({
      ...plain,
      response: { type, picks: [] },
    });
});

test('leaves what is said, put in order or played to the schema, which takes it', () => {
  for (const response of [
    { type: 'typed', text: 'Tel Aviv' },
    { type: 'number', value: 7 },
    { type: 'order', sequence: [1, 0] },
    { type: 'miniGame', share: null },
  ]) {
    expect(quickAnswer({ ...plain, response })).toBeNull();
    expect(ClientMessage.parse({ ...plain, response })).toEqual({ ...plain, response });
  }
});

test.each([
  ['another message', { ...plain, t: 'leave' }],
  ['a field too many', { ...plain, score: 1000 }],
  ['a field too many in the response', picking([1], { score: 1000 })],
  [
    'a prototype of its own',
    JSON.parse(
      '{"t":"answer","id":"message-1","slide":3,"visit":7,"response":{"type":"trivia","picks":[1],"__proto__":{}}}',
    ),
  ],
  ['a short id', { ...plain, id: 'short' }],
  ['an id with a line after it', { ...plain, id: 'message-1\n' }],
  ['a number for an id', { ...plain, id: 123_456 }],
  ['half a slide', { ...plain, slide: 1.5 }],
  ['a slide before the first', { ...plain, slide: -1 }],
  ['a slide after the last', { ...plain, slide: SLIDES_MAX + 1 }],
  ['a visit that is no number', { ...plain, visit: Number.NaN }],
  ['a visit beyond whole numbers', { ...plain, visit: 2 ** 53 }],
  ['picks as text', picking('1')],
  ['picks like a list', picking({ length: 1, 0: 1 })],
  ['an answer that cannot be', picking([ANSWERS_MAX])],
  ['too many picks', picking(new Array(ANSWERS_MAX + 1).fill(0))],
  ['a kind of slide that there is not', { ...plain, response: { type: 'media', picks: [1] } }],
  ['a response of an earlier version', { t: 'answer', id: 'message-1', slide: 3, visit: 7, choice: [1], text: '' }],
  ['no response at all', { ...plain, response: null }],
  ['nothing', null],
  ['a list', [plain]],
])('leaves %s to the schema, which refuses it', (_, value) => {
  expect(quickAnswer(value)).toBeNull();
  if (Object(value).t !== 'leave') expect(ClientMessage.safeParse(value).success).toBe(false);
});

test('never takes anything else than the schema would give', () => {
  const odd = fc.oneof(
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom(null, undefined, '', 'message-2', 1.5, -0, 1e20, true, [], [1], [1, 'x'], [[1]], { length: 0 }),
    fc.string({ maxLength: 20 }),
    fc.constantFrom('trivia', 'trueFalse', 'survey', 'typed', 'order'),
    fc.array(fc.integer({ min: -1, max: ANSWERS_MAX }), { maxLength: ANSWERS_MAX + 2 }),
  );
  const changes = fc.dictionary(fc.constantFrom('t', 'id', 'slide', 'visit', 'response', 'more'), odd, { maxKeys: 2 });
  const within = fc.dictionary(fc.constantFrom('type', 'picks', 'text', 'more'), odd, { maxKeys: 2 });
  fc.assert(
    fc.property(changes, within, (change, inside) => {
      const value: unknown = { ...plain, response: { ...plain.response, ...inside }, ...change };
      const taken = quickAnswer(value);
      if (taken) expect(ClientMessage.parse(value)).toEqual(taken);
    }),
    { numRuns: 3000 },
  );
});
