import { ANSWER_TEXT_MAX, ANSWERS_MAX, ClientMessage, SLIDES_MAX } from '@qc/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAnswer } from './quick-answer.ts';

const plain = { t: 'answer', id: 'message-1', slide: 3, visit: 7, choice: [1, 0], text: 'Tel Aviv' };
const { text: _text, ...withoutText } = plain;

test('takes what a page sends', () => {
  expect(quickAnswer(plain)).toEqual(plain);
  expect(quickAnswer(withoutText)).toEqual({ ...plain, text: '' });
  expect(quickAnswer({ ...plain, choice: [] })).toEqual({ ...plain, choice: [] });
});

test.each([
  ['another message', { ...plain, t: 'leave' }],
  ['a field too many', { ...plain, score: 1000 }],
  ['a field too many in place of the text', { ...withoutText, score: 1000 }],
  [
    'a prototype of its own',
    JSON.parse('{"t":"answer","id":"message-1","slide":3,"visit":7,"choice":[1],"__proto__":{}}'),
  ],
  ['a short id', { ...plain, id: 'short' }],
  ['an id with a line after it', { ...plain, id: 'message-1\n' }],
  ['a number for an id', { ...plain, id: 123_456 }],
  ['half a slide', { ...plain, slide: 1.5 }],
  ['a slide before the first', { ...plain, slide: -1 }],
  ['a slide after the last', { ...plain, slide: SLIDES_MAX + 1 }],
  ['a visit that is no number', { ...plain, visit: Number.NaN }],
  ['a visit beyond whole numbers', { ...plain, visit: 2 ** 53 }],
  ['a choice as text', { ...plain, choice: '1' }],
  ['a choice like a list', { ...plain, choice: { length: 1, 0: 1 } }],
  ['an answer that cannot be', { ...plain, choice: [ANSWERS_MAX] }],
  ['too many choices', { ...plain, choice: new Array(ANSWERS_MAX + 1).fill(0) }],
  ['too long a text', { ...plain, text: 'x'.repeat(ANSWER_TEXT_MAX + 1) }],
  ['no text at all', { ...plain, text: null }],
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
    fc.string({ maxLength: ANSWER_TEXT_MAX + 5 }),
    fc.array(fc.integer({ min: -1, max: ANSWERS_MAX }), { maxLength: ANSWERS_MAX + 2 }),
  );
  const changes = fc.dictionary(fc.constantFrom('t', 'id', 'slide', 'visit', 'choice', 'text', 'more'), odd, {
    maxKeys: 3,
  });
  fc.assert(
    fc.property(changes, fc.boolean(), (change, said) => {
      const value: unknown = { ...(said ? plain : withoutText), ...change };
      const taken = quickAnswer(value);
      if (taken) expect(ClientMessage.parse(value)).toEqual(taken);
    }),
    { numRuns: 3000 },
  );
});
