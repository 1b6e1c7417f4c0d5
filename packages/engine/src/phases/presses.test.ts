import { newSettings, pickFields, RUN_SETTINGS } from '@qc/contract';
import { expect, test } from 'vitest';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';

/** Presses on other pages: run the game, and open the big screen. */
const BEFORE = 2;

/** In which phases the host presses from the lobby to the end; whatever comes by itself is waited for. */
function pressesOf(room: TestRoom, questions: { byHand: boolean }): string[] {
  const seats = ['Noa', 'Omar'].map((name) => room.join(name));
  const presses: string[] = [];
  const press = () => {
    presses.push(room.state.phase.name);
    room.next();
  };
  while (room.state.phase.name !== 'ended') {
    const { name } = room.state.phase;
    if (name === 'question' && questions.byHand) press();
    else if (name === 'question') for (const seat of seats) room.answer(seat, seat);
    else if (room.wakeAtMs === null) press();
    else room.wait(room.wakeAtMs - room.nowMs);
  }
  return presses;
}

const show = () => {
  const slides = Array.from({ length: 10 }, () => sampleSlide());
  return new TestRoom(sampleGame(slides, { ...pickFields(newSettings(), RUN_SETTINGS), rules: 2 }));
};

test('ten questions need at most 25 presses from "Run" to the end, with the whole show', () => {
  expect(BEFORE + pressesOf(show(), { byHand: false }).length).toBeLessThanOrEqual(25);
});

test('closing by hand costs one press a question: the reveal comes by itself', () => {
  const presses = pressesOf(show(), { byHand: true });
  expect(presses.filter((phase) => phase === 'question')).toHaveLength(10);
  expect(presses).not.toContain('closed');
});
