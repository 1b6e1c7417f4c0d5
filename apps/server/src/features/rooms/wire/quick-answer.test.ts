import { ANSWERS_MAX, ClientMessage, SLIDES_MAX } from '@qc/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAnswer } from './quick-answer.ts';

const plain = { t: 'answer', id: 'message-1', slide: 3, visit: 7, response: { type: 'trivia', picks: [1, 0] } };
const frame = JSON.stringify(plain);
const picking = (picks: unknown, more: object = {}) => ({ ...plain, response: { type: 'survey', picks, ...more } });

test('takes what a page sends where answers are picked', () => {
  const all = Array.from({ length: ANSWERS_MAX }, (_, index) => index);
  for (const type of ['trivia', 'trueFalse', 'survey'])
    for (const picks of [[0], [1, 0], all])
      for (const slide of [0, SLIDES_MAX]) {
        const sent = { ...plain, slide, visit: slide * 1000, response: { type, picks } };
        expect(quickAnswer(JSON.stringify(sent))).toEqual(sent);
      }
});

test('leaves what is said, put in order, played or taken back to the schema, which takes it', () => {
  for (const response of [
    { type: 'typed', text: 'Tel Aviv' },
    { type: 'number', value: 7 },
    { type: 'order', sequence: [1, 0] },
    { type: 'miniGame', share: null },
    { type: 'trivia', picks: [] },
  ]) {
    expect(quickAnswer(JSON.stringify({ ...plain, response }))).toBeNull();
    expect(ClientMessage.parse({ ...plain, response })).toEqual({ ...plain, response });
  }
});

test.each([
  ['another message', { ...plain, t: 'leave' }],
  ['a field too many', { ...plain, score: 1000 }],
  ['a field too many in the response', picking([1], { score: 1000 })],
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
  expect(quickAnswer(JSON.stringify(value))).toBeNull();
  if (Object(value).t !== 'leave') expect(ClientMessage.safeParse(value).success).toBe(false);
});

test.each([
  ['a frame cut short', frame.slice(0, -1)],
  ['a frame with more behind it', `${frame}}`],
  ['a number that is none', frame.replace('"slide":3', '"slide":03')],
  ['a list with a hole', frame.replace('[1,0]', '[1,,0]')],
  ['a list that does not end', frame.replace('[1,0]', '[1,0,]')],
  ['a quote in the id', frame.replace('message-1', 'message"1')],
])('leaves %s alone, which is no message', (_, text) => {
  expect(quickAnswer(text)).toBeNull();
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('never takes anything else than the schema would give', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'{}[]",:0123789-.eE_ \\ntruesfa'), maxLength: 4 });
  const cut = fc.record({ at: fc.nat(frame.length), length: fc.nat(4), letters });
  let taken = 0;
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 2 }), (cuts) => {
      const text = cuts.reduce(
        (all, { at, length, letters: put }) => all.slice(0, at) + put + all.slice(at + length),
        frame,
      );
      const answer = quickAnswer(text);
      if (!answer) return;
      taken += 1;
      expect(ClientMessage.parse(JSON.parse(text))).toEqual(answer);
    }),
    { numRuns: 5000 },
  );
  expect(taken).toBeGreaterThan(100);
});
