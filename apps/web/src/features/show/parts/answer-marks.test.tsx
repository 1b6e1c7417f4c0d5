import { newSettings } from '@qc/contract';
import { lettersOf } from '@qc/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ANSWER_SIGNS, AnswerLetters, AnswerMark, answerSign } from './answer-marks.tsx';
import { contrast } from './stage-colours.ts';

afterEach(cleanup);

function marks(answerLetters: 'script' | 'latin' | 'none', onKeys: { latinKeys?: true; digitKeys?: true } = {}) {
  const room = { ...newSettings(), language: 'he' as const, answerLetters };
  const { container } = render(
    <AnswerLetters {...lettersOf(onKeys, room)}>
      <AnswerMark index={1} type="trivia" />
      <AnswerMark index={1} type="trueFalse" />
    </AnswerLetters>,
  );
  return [...container.children].map((mark) => mark.textContent);
}

it.each([
  ['of the game’s script, and none beside a cross', marks('script'), ['ב', '']],
  ['Latin', marks('latin'), ['B', '']],
  ['none where shapes stand alone', marks('none'), ['', '']],
  ['on clickers those of their keys, whatever the game says', marks('none', { latinKeys: true }), ['B', 'B']],
  ['on telephones digits', marks('script', { digitKeys: true }), ['2', '2']],
])('letters of answers: %s', (_, seen, expected) => expect(seen).toEqual(expected));

it('true is green with a tick and false red with a cross, both read on white and told apart by how light they are', () => {
  const [right, wrong] = [answerSign(0, 'trueFalse'), answerSign(1, 'trueFalse')];
  for (const { colour } of [right, wrong]) expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5);
  expect(contrast(right.colour, wrong.colour)).toBeGreaterThan(1.25);
  expect(ANSWER_SIGNS.map(({ path }) => path)).not.toContain(right.path);
  expect(right.path).not.toBe(wrong.path);
});
