import { expect, test } from 'vitest';
import { isJudged, rightOf, rightShareOf } from './judged.ts';
import { summarizeRun } from './summarize-run.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';

/** Three answer a question, a mini-game and a survey: one is right, all have a good score. */
function playedRun() {
  const miniGame = sampleSlide({ type: 'miniGame', miniGame: '<p>Play</p>', answers: [] });
  const survey = sampleSlide({ type: 'survey', answers: answersWith([], 2), score: 0 });
  const room = new TestRoom(sampleGame([sampleSlide(), miniGame, survey], { showResultsAfter: 'never' }));
  for (const name of ['Noa', 'Omar', 'Dana']) room.join(name);
  const everybody = (answer: (seat: number) => unknown) => {
    for (let i = 0; i < 9 && room.state.phase.name !== 'question'; i += 1) {
      const { phase } = room.state;
      if (phase.name === 'preparing') room.must({ type: 'devicesReady', visit: phase.visit });
      else room.next();
    }
    room.nowMs += 5000;
    [0, 1, 2].forEach(answer);
    room.wait(1500);
  };
  everybody((seat) => room.answer(seat, seat));
  everybody((seat) => room.say(seat, '0.9'));
  everybody((seat) => room.answer(seat, 0));
  room.operate({ do: 'end' });
  return summarizeRun(room.state);
}

test('a mini-game and a survey are neither right nor wrong, in every figure of a run', () => {
  const { questions, players, rightShare } = playedRun();
  expect(questions.map(({ answeredCount, rightCount }) => [answeredCount, rightCount])).toEqual([
    [3, 1],
    [3, null],
    [3, null],
  ]);
  expect(rightShare).toBe(1 / 3);
  expect(rightShareOf(questions)).toBe(1 / 3);
  expect(players.map(({ rightCount, answeredCount }) => [rightCount, answeredCount])).toEqual([
    [1, 3],
    [0, 3],
    [0, 3],
  ]);
  expect(players.map((player) => rightOf(player, questions))).toEqual([
    { right: 1, given: 1 },
    { right: 0, given: 1 },
    { right: 0, given: 1 },
  ]);
  expect(players[0]?.answers.map(({ correct, points }) => [correct, points > 0])).toEqual([
    [true, true],
    [null, true],
    [null, false],
  ]);
});

test('nobody is right about a void question', () => {
  const kinds = ['trivia', 'trueFalse', 'typed', 'number', 'order', 'survey', 'miniGame', 'media'] as const;
  expect(kinds.filter((type) => isJudged({ type, isVoid: false }))).toEqual(kinds.slice(0, 5));
  expect(kinds.filter((type) => isJudged({ type, isVoid: true }))).toEqual([]);
  expect(rightShareOf([])).toBeNull();
});
