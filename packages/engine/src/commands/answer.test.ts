import type { SlideResponse } from '@qc/contract';
import { expect, test } from 'vitest';
import { tableGet } from '../seats/seat-table.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';

/** A room with two players, the first question open. */
function opened(): TestRoom {
  const slides = [sampleSlide(), sampleSlide({ selection: 'multiple', answers: answersWith([0, 2], 3) })];
  const room = new TestRoom(sampleGame(slides));
  room.join('Noa');
  room.join('Omar');
  room.next();
  return room;
}

const picked = (index: number): SlideResponse => ({ type: 'trivia', picks: [index] });

function stored(room: TestRoom, seat: number): unknown {
  return tableGet(room.state.rounds.at(-1)?.answers ?? { length: 0, blocks: [] }, seat);
}

test('the first answer is final; the same once more is the same answer, however late', () => {
  const room = opened();
  room.nowMs += 1234;
  const first = { type: 'answer', seat: 0, slide: 0, visit: 1, response: picked(2), messageId: 'message-a' } as const;
  expect(room.must(first).events).toEqual([{ type: 'answerTaken', seat: 0 }]);
  expect(room.must(first)).toMatchObject({ repeated: true, events: [] });
  expect(room.must({ ...first, messageId: 'message-b' })).toMatchObject({ repeated: true, events: [] });
  expect(room.send({ ...first, response: picked(0) })).toEqual({ ok: false, code: 'alreadyAnswered' });
  expect(stored(room, 0)).toEqual({ response: picked(2), tookMs: 1234 });
  room.operate({ do: 'closeAnswers' });
  expect(room.must(first)).toMatchObject({ repeated: true });
  expect(room.send({ ...first, response: picked(0) })).toEqual({ ok: false, code: 'tooLate' });
  expect(room.send({ ...first, seat: 1 })).toEqual({ ok: false, code: 'tooLate' });
});

test('answers count until 300 ms after the deadline, with their time capped at the limit', () => {
  const room = opened();
  room.nowMs += 20_300;
  expect(room.answer(0, 0).ok).toBe(true);
  expect(stored(room, 0)).toEqual({ response: picked(0), tookMs: 20_000 });
  room.nowMs += 1;
  expect(room.answer(1, 0)).toEqual({ ok: false, code: 'tooLate' });
});

test('a pause takes no answers and costs no time', () => {
  const room = opened();
  room.nowMs += 2000;
  room.operate({ do: 'pause' });
  expect(room.wakeAtMs).toBeNull();
  room.nowMs += 60_000;
  expect(room.answer(0, 0)).toEqual({ ok: false, code: 'paused' });
  expect(room.tick()).toMatchObject({ repeated: true });
  room.operate({ do: 'resume' });
  room.nowMs += 1000;
  room.answer(0, 0);
  expect(stored(room, 0)).toEqual({ response: picked(0), tookMs: 3000 });
});

test('only the question on screen can be answered', () => {
  const room = opened();
  const send = (slide: number, visit: number) =>
    room.send({ type: 'answer', seat: 0, slide, visit, response: picked(0), messageId: room.id() });
  expect(send(1, 2)).toEqual({ ok: false, code: 'wrongSlide' });
  expect(send(1, 1)).toEqual({ ok: false, code: 'wrongSlide' });
  room.operate({ do: 'reveal' });
  expect(send(0, 1)).toEqual({ ok: false, code: 'tooLate' });
  room.next();
  room.next();
  expect(send(0, 1)).toEqual({ ok: false, code: 'tooLate' });
  expect(send(1, 2).ok).toBe(true);
});

test('who may not answer', () => {
  const room = opened();
  expect(room.answer(7, 0)).toEqual({ ok: false, code: 'notJoined' });
  expect(room.answer(0, 4)).toEqual({ ok: false, code: 'badChoice' });
  room.operate({ do: 'kick', seat: 0 });
  expect(room.answer(0, 0)).toEqual({ ok: false, code: 'removed' });
  room.operate({ do: 'end' });
  expect(room.answer(1, 0)).toEqual({ ok: false, code: 'roomEnded' });
  expect(new TestRoom(room.state.game).answer(0, 0)).toEqual({ ok: false, code: 'notJoined' });
});

test('part of several right answers gives part of the points', () => {
  const room = opened();
  room.operate({ do: 'skip' });
  room.answer(0, 2);
  room.answer(1, 2, 0);
  room.wait(1500);
  expect(room.state.seats.blocks[0]?.map((seat) => seat.score)).toEqual([500, 1000]);
});
