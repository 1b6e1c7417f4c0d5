import { newAnswer } from '@qc/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLines } from './spread-lines.ts';

const lines = (...texts: string[]) => texts.map((text) => ({ text: text.replace('*', ''), right: text.includes('*') }));
const spread = (pasted: string[], answers: string[], at = 0, max = 8) => {
  const place = { answers: answers.map((text) => newAnswer(text)), at, max };
  const { answers: after, left } = spreadLines(lines(...pasted), place);
  return [after.map(({ text, correct }) => text + (correct ? '*' : '')), left.map(({ text }) => text)];
};

describe('lines pasted into an answer', () => {
  it.each([
    [['1', '2*', '3', '4'], ['', '', '', ''], 0, [['1', '2*', '3', '4'], []]],
    [['1', '2', '3'], ['', ''], 0, [['1', '2', '3'], []]],
    [['1', '2'], ['', '', '', ''], 1, [['', '1', '2', ''], []]],
    [['1', '2'], ['', 'kept', ''], 0, [['1', '2', 'kept'], []]],
    [['1', '2', '3'], ['a', 'b'], 0, [['1', '2', '3', 'b'], []]],
    [
      ['1', '2', '3', '4'],
      ['', 'kept'],
      0,
      [
        ['1', '2', 'kept'],
        ['3', '4'],
      ],
      3,
    ],
  ] as const)('%j into %j at %i', (pasted, answers, at, expected, max?: number) => {
    expect(spread([...pasted], [...answers], at, max)).toEqual(expected);
  });

  it('joins the first line to what stands around the cursor', () => {
    const place = { answers: [newAnswer('in the middle'), newAnswer()], at: 0, before: 'in ', after: ' end', max: 8 };
    expect(spreadLines(lines('one', 'two'), place).answers.map(({ text }) => text)).toEqual(['in one end', 'two']);
  });

  it('loses nothing, keeps the order, and never makes more answers than there may be', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 5 })
      .filter((value) => value.trim() !== '' && !value.includes('*'));
    const given = fc.array(fc.oneof(text, fc.constant('')), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), given, fc.nat(), (pasted, answers, where) => {
        const at = where % answers.length;
        const [after = [], left = []] = spread(pasted, answers, at);
        expect(after.length).toBeLessThanOrEqual(8);
        const others = answers.filter((answer, i) => i !== at && answer !== '');
        const filled = after.filter((answer) => answer !== '');
        const before = answers.slice(0, at).filter((answer) => answer !== '').length;
        const placed = filled.slice(before, filled.length - (others.length - before));
        expect([...placed, ...left]).toEqual(pasted);
        expect([...filled.slice(0, before), ...filled.slice(before + placed.length)]).toEqual(others);
      }),
    );
  });
});
