import { expect, test } from 'vitest';
import { answersWith, sampleGame, sampleSlide } from './testing/sample-game.ts';
import { TestRoom } from './testing/run-room.ts';
import { sharedView } from './view.ts';
import { ownView } from './views/own-view.ts';
import { summarizeRun } from './report/summarize-run.ts';

test('a whole run: lobby, two questions, podium, end', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide({ answers: answersWith([1], 2) })]));
  const noa = room.join('Noa');
  const omar = room.join('Omar');
  room.next();
  room.nowMs += 400;
  room.answer(noa, 0);
  room.nowMs += 9600;
  room.answer(omar, 0);
  expect(room.state.phase.name).toBe('closed');
  room.wait(1500);
  expect(room.state.phase.name).toBe('reveal');
  expect(ownView(room.state, noa)).toMatchObject({ score: 1000, rank: 1, result: { correct: true, points: 1000 } });
  expect(ownView(room.state, omar)).toMatchObject({ score: 750, rank: 2, result: { correct: true, points: 750 } });
  room.next();
  expect(room.state.phase.name).toBe('standings');
  room.next();
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 1, visit: 2 });
  room.wait(20_299);
  expect(room.state.phase.name).toBe('question');
  room.wait(1);
  expect(room.state.phase.name).toBe('closed');
  room.wait(1500);
  room.next();
  room.next();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
    phase: 'podium',
    winners: [
      { name: 'Noa', score: 1000, rank: 1 },
      { name: 'Omar', score: 750, rank: 2 },
    ],
  });
  expect(room.next().events).toContainEqual({ type: 'roomEnded' });
  expect(room.operate({ do: 'next' })).toEqual({ ok: false, code: 'roomEnded' });
  expect(summarizeRun(room.state)).toMatchObject({ playersCount: 2, questionsCount: 2, rightShare: 1 });
});
