import {
  completeContent,
  newAnswer,
  newQuestion,
  newSettings,
  type QuestionChanges,
  type SlideType,
} from '@qc/contract';
import { SLIDE_TYPES } from '@qc/contract/slide-types';
import { expect, test } from 'vitest';
import { toRunGame } from '../prepare/to-run-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { presenterView, roomInfo, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import { withoutKey } from './hide-key.ts';
import { hasKey } from './slide-kinds.ts';

const { numberKey } = newQuestion('number');
const { buzzer } = newQuestion('buzzer');
const [one, other] = [samplePicture('one'), samplePicture('two')].map((media) => ({ ...newAnswer(), media }));
if (!one || !other) throw new Error('two pictures');

/** What two slides of a kind have that differ in nothing but their key; null: the kind has none. */
const TWINS: Readonly<Record<SlideType, readonly [QuestionChanges, QuestionChanges][] | null>> = {
  trivia: [[{ answers: [newAnswer('A', true), newAnswer('B')] }, { answers: [newAnswer('A'), newAnswer('B', true)] }]],
  trueFalse: [[{ answers: [newAnswer('', true), newAnswer()] }, { answers: [newAnswer(), newAnswer('', true)] }]],
  // Marks of the slide it was before.
  survey: [[{ answers: [newAnswer('A', true), newAnswer('B')] }, { answers: [newAnswer('A'), newAnswer('B')] }]],
  typed: [[{ answers: [newAnswer('rome', true)] }, { answers: [newAnswer('paris', true), newAnswer('Paris', true)] }]],
  number: [
    [
      { numberKey: { ...numberKey, value: 7, tolerance: 1 } },
      { numberKey: { ...numberKey, value: 366, tolerance: 20 } },
    ],
  ],
  order: [
    [{ answers: [newAnswer('B'), newAnswer('A')] }, { answers: [newAnswer('A'), newAnswer('B')] }],
    [{ answers: [one, other] }, { answers: [other, one] }],
  ],
  media: null,
  miniGame: null,
  break: null,
  buzzer: [[{ buzzer: { ...buzzer, answer: 'Rome' } }, { buzzer: { ...buzzer, answer: 'Paris' } }]],
};

const pairs = SLIDE_TYPES.flatMap((type) =>
  (TWINS[type] ?? []).map((twins) => {
    const [first, second] = twins.map((own) =>
      completeContent({ type, question: 'Which?', score: 1000, time: 20, ...own }),
    );
    if (!first || !second) throw new Error('two slides');
    return { type, pair: [first, second] as const };
  }),
);

test('every kind that has a key is tried', () => {
  for (const type of SLIDE_TYPES) expect(TWINS[type] === null || TWINS[type].length > 0, type).toBe(true);
  const keyless = SLIDE_TYPES.filter((type) => TWINS[type] === null);
  expect(keyless.filter((type) => hasKey({ type, isVoid: false }))).toEqual([]);
});

test.each(pairs)('of $type nothing is left of the key', ({ pair: [first, second] }) => {
  expect(first).not.toEqual(second);
  expect(withoutKey(first)).toEqual(withoutKey(second));
});

test.each(pairs)('until the reveal of $type, players and the big screen get nothing of the key', ({ pair }) => {
  const [first, second] = pair.map((slide) => {
    const game = { name: 'Game', language: 'en', direction: 'ltr', ...newSettings() } as const;
    const room = new TestRoom(toRunGame(game, [slide]));
    room.join('Noa');
    room.next();
    const views = () => JSON.stringify([sharedView, presenterView].map((view) => view(room.state, room.nowMs)));
    const asked = [views()];
    while (room.state.phase.name !== 'question') {
      room.wait(500);
      asked.push(views());
    }
    room.operate({ do: 'closeAnswers' });
    expect(room.state.phase.name).toBe('closed');
    return [asked, views(), JSON.stringify([roomInfo(room.state), ownView(room.state, 0)])];
  });
  expect(first).toEqual(second);
});
