import { expect, test } from 'vitest';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { mixForHall } from './mix-for-hall.ts';

const written = answersWith([], 5);
const inRightOrder = sampleSlide({ type: 'order', answers: written, sequence: [0, 1, 2, 3, 4] });

test('items are mixed by seed and place alone, and their right order leads back', () => {
  const [trivia, one, two] = mixForHall(sampleGame([sampleSlide(), inRightOrder, inRightOrder]), 'seed').slides;
  expect(trivia).toEqual(sampleSlide());
  expect(one?.sequence.map((index) => one.answers[index])).toEqual(written);
  expect(one?.answers).not.toEqual(two?.answers);
  expect(mixForHall(sampleGame([sampleSlide(), inRightOrder]), 'other').slides[1]).not.toEqual(one);
});

test('what was mixed before, and media under other names, come out alike', () => {
  const plain = mixForHall(sampleGame([inRightOrder]), 'seed').slides[0];
  const mixedBefore = sampleSlide({ type: 'order', answers: written.toReversed(), sequence: [4, 3, 2, 1, 0] });
  expect(mixForHall(sampleGame([mixedBefore]), 'seed').slides[0]).toEqual(plain);
  const pictured = written.map((answer) => ({ ...answer, media: samplePicture('other') }));
  const named = mixForHall(sampleGame([sampleSlide({ ...inRightOrder, answers: pictured })]), 'seed').slides[0];
  expect(named?.sequence).toEqual(plain?.sequence);
});
