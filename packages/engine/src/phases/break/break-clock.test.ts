import { expect, test } from 'vitest';
import type { RunGame, RunSlide } from '../../run-game.ts';
import { samplePicture } from '../../testing/arbitrary-game.ts';
import { TestRoom } from '../../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { operatorView, sharedView } from '../../view.ts';
import { ownView } from '../../views/own-view.ts';

const MINUTE = 60_000;
const pause = (minutes = 10, changes: Partial<RunSlide> = {}) =>
  sampleSlide({ type: 'break', answers: [], break: { minutes, music: true }, score: 0, time: 0, ...changes });

function started(slides: readonly RunSlide[], changes: Partial<RunGame> = {}): TestRoom {
  const room = new TestRoom(sampleGame(slides, { rules: 2, ...changes }));
  room.join('Noa');
  room.join('Ben');
  room.next();
  return room;
}

/** Asks the question on screen, answered right by the first seat, and goes on behind its standings, if there are any. */
function played(room: TestRoom): TestRoom {
  room.answer(0, 0);
  room.answer(1, 1);
  for (let presses = 0; presses < 5 && room.state.phase.name !== 'break'; presses += 1) room.next();
  return room;
}

function shown(room: TestRoom) {
  const { phase } = sharedView(room.state, room.nowMs);
  if (phase.phase !== 'break') throw new Error(phase.phase);
  return phase;
}

const leftMs = (room: TestRoom) => shown(room).remainingMs;
const add = (room: TestRoom, seconds: number) => room.operate({ do: 'addTime', seconds });

test('a break counts down, and when it is over the room waits for the host', () => {
  const room = started([pause(2), sampleSlide()]);
  expect(shown(room)).toMatchObject({ limitMs: 2 * MINUTE, remainingMs: 2 * MINUTE, music: true });
  room.wait(90_000);
  expect(leftMs(room)).toBe(30_000);
  const { step } = room.state;
  room.wait(30_000);
  expect(shown(room)).toMatchObject({ limitMs: null, remainingMs: null });
  room.wait(60 * MINUTE);
  expect([room.state.phase.name, room.wakeAtMs]).toEqual(['break', null]);
  // Who meant to end it in the moment in which it ended goes on all the same.
  expect(room.operate({ do: 'next' }, step).ok).toBe(true);
  expect(room.state.phase.name).toBe('question');
});

test('next ends it at any moment, and a pause holds it', () => {
  const room = started([pause(), sampleSlide()]);
  room.wait(MINUTE);
  room.operate({ do: 'pause' });
  room.wait(20 * MINUTE);
  expect(leftMs(room)).toBe(9 * MINUTE);
  room.operate({ do: 'resume' });
  room.wait(MINUTE);
  expect(leftMs(room)).toBe(8 * MINUTE);
  room.next();
  expect(room.state.phase.name).toBe('question');
});

test('minutes are given and taken, and a moment is always left', () => {
  const room = started([pause(2), sampleSlide()]);
  add(room, 60);
  expect(shown(room)).toMatchObject({ limitMs: 3 * MINUTE, remainingMs: 3 * MINUTE });
  add(room, -60);
  add(room, -60);
  add(room, -60);
  expect(leftMs(room)).toBe(5000);
  room.wait(3000);
  add(room, -60);
  expect(leftMs(room)).toBe(2000);
  room.wait(2000);
  expect(add(room, -60)).toMatchObject({ ok: false, code: 'wrongPhase' });
  add(room, 60);
  expect(shown(room)).toMatchObject({ limitMs: MINUTE, remainingMs: MINUTE });
});

test('a room that goes on by itself says for a moment that it does', () => {
  const room = started([pause(1), sampleSlide()], { autoAdvance: true });
  room.wait(MINUTE);
  expect(shown(room).limitMs).toBeNull();
  expect(operatorView(room.state, room.nowMs).autoRemainingMs).toBe(3000);
  room.wait(3000);
  expect(room.state.phase.name).toBe('question');
});

test('alone it has no clock, and the player goes on', () => {
  const room = new TestRoom(sampleGame([pause(0), sampleSlide()], { pace: 'self' }));
  room.join('Noa');
  const advance = () => room.must({ type: 'advance', seat: 0, expect: room.state.step, messageId: room.id() });
  advance();
  expect(shown(room)).toMatchObject({ limitMs: null, remainingMs: null, top: [] });
  expect(room.wakeAtMs).toBeNull();
  advance();
  expect(room.state.phase.name).toBe('question');
});

test('nothing is answered in it, and its picture is loaded before its clock runs', () => {
  const room = started([pause(1, { image: samplePicture('sponsor') }), sampleSlide()]);
  expect(room.state.phase.name).toBe('preparing');
  room.wait(5000);
  expect(leftMs(room)).toBe(MINUTE);
  expect(room.answer(0, 0)).toMatchObject({ ok: false, code: 'wrongPhase' });
});

test('it shows the places so far, and nobody the last ones before the podium', () => {
  const told = (room: TestRoom) => [
    shown(room).top.map(({ name }) => name),
    ownView(room.state, 0)?.rank ?? null,
    ownView(room.state, 1)?.rank ?? null,
  ];
  expect(told(played(started([sampleSlide(), pause(), sampleSlide()])))).toEqual([['Noa'], 1, 2]);
  const none = [[], null, null];
  expect(told(started([pause(), sampleSlide()]))).toEqual(none);
  expect(told(played(started([sampleSlide(), pause(), sampleSlide({ score: 0 })])))).toEqual(none);
  for (const showResultsAfter of ['end', 'never'] as const)
    expect(told(played(started([sampleSlide(), pause(), sampleSlide()], { showResultsAfter })))).toEqual(none);
  // Back into it after the last points.
  const back = played(started([sampleSlide(), pause(), sampleSlide()]));
  back.next();
  back.answer(1, 0);
  back.operate({ do: 'reveal' });
  back.operate({ do: 'back' });
  expect(told(back)).toEqual(none);
});

test('the last question skipped, a break tells no more than the podium', () => {
  const room = started([sampleSlide(), sampleSlide(), pause()]);
  room.answer(0, 0);
  room.operate({ do: 'skip' });
  room.operate({ do: 'skip' });
  expect(shown(room).top).toEqual([]);
});
