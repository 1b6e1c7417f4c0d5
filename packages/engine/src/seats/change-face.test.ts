import { expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { countsOf } from '../views/counts.ts';
import { ownView } from '../views/own-view.ts';

const game = sampleGame([sampleSlide({ answers: answersWith([1], 3) })]);

function ask(room: TestRoom, seat: number, bits: number, messageId = room.id()): Outcome {
  return room.send({ type: 'face', seat, bits, messageId });
}

function joined(): TestRoom {
  const room = new TestRoom(game);
  room.join('Noa');
  room.join('Omar');
  return room;
}

test('another face is seen by its player, the console and the lobby; the same message again is no second one', () => {
  const room = joined();
  const before = ownView(room.state, 0)?.face;
  expect(ask(room, 0, 99, 'same-message')).toMatchObject({ ok: true, events: [{ type: 'seatChanged', seat: 0 }] });
  expect(ownView(room.state, 0)?.face).toBe(99);
  expect(before).not.toBe(99);
  expect(countsOf(room.state).arrivals.map(({ face }) => face)).toContain(99);
  room.nowMs += 5000;
  expect(ask(room, 0, 1234, 'same-message')).toMatchObject({ ok: true, repeated: true });
});

test('nobody else may, and nobody faster than once a second or more than thirty times', () => {
  const room = joined();
  expect(ask(room, 7, 1)).toEqual({ ok: false, code: 'notJoined' });
  expect(ask(room, 0, 1).ok).toBe(true);
  room.nowMs += 999;
  expect(ask(room, 0, 2)).toEqual({ ok: false, code: 'tooManyMessages' });
  expect(ask(room, 1, 3).ok).toBe(true);
  for (let times = 2; times <= 30; times += 1) {
    room.nowMs += 1000;
    expect(ask(room, 0, times).ok).toBe(true);
  }
  room.nowMs += 60_000;
  expect(ask(room, 0, 5)).toEqual({ ok: false, code: 'tooManyTries' });
  room.operate({ do: 'kick', seat: 1 });
  expect(ask(room, 1, 6)).toEqual({ ok: false, code: 'removed' });
});

test('a face is kept from the first own answer on, and once the winners are known', () => {
  const room = joined();
  room.next();
  while (room.state.phase.name !== 'question') room.next();
  expect(ask(room, 0, 1).ok).toBe(true);
  room.answer(0, 1);
  room.nowMs += 2000;
  expect(ask(room, 0, 2)).toEqual({ ok: false, code: 'wrongPhase' });
  expect(ask(room, 1, 3).ok).toBe(true);
  room.operate({ do: 'showPodium' });
  room.nowMs += 2000;
  expect(ask(room, 1, 4)).toEqual({ ok: false, code: 'wrongPhase' });
});
