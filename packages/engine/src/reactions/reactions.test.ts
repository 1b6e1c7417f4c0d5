import { expect, test } from 'vitest';
import { REACTIONS_EVERY_MS } from '@qc/contract/live/reactions';
import type { ReactionsShown } from '@qc/contract/entities/game-settings';
import { Listener } from '../live/listener.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { sharedView } from '../view.ts';
import { RunningReactions } from './running-reactions.ts';
import { mayReact } from './takes-reactions.ts';

function roomOfTwo(reactions: ReactionsShown): TestRoom {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()], { reactions }));
  room.join('Noa');
  room.join('Omar');
  return room;
}

const who = (room: TestRoom) => [0, 1].filter((seat) => mayReact(room.state, seat));
const isTold = (room: TestRoom) => sharedView(room.state, room.nowMs).reacts === true;

test('while a question is asked only those react who have answered', () => {
  const room = roomOfTwo('on');
  expect([who(room), isTold(room)]).toEqual([[0, 1], true]);
  room.next();
  expect([who(room), isTold(room)]).toEqual([[], true]);
  room.answer(1, 0);
  expect(who(room)).toEqual([1]);
  room.answer(0, 0);
  expect([room.state.phase.name, who(room)]).toEqual(['closed', [0, 1]]);
});

test('a game without them in questions takes them between questions, one without them never begins with them', () => {
  const between = roomOfTwo('notDuringQuestions');
  expect(who(between)).toEqual([0, 1]);
  between.next();
  between.answer(1, 0);
  expect([who(between), isTold(between)]).toEqual([[], false]);
  const without = roomOfTwo('off');
  expect([who(without), isTold(without)]).toEqual([[], false]);
  without.operate({ do: 'reactions', on: true });
  expect(who(without)).toEqual([0, 1]);
});

test('the operator turns them off for all or for one, and nobody removed reacts', () => {
  const room = roomOfTwo('on');
  expect(room.operate({ do: 'quiet', seat: 7, on: true })).toMatchObject({ ok: false, code: 'unknownSeat' });
  room.operate({ do: 'quiet', seat: 0, on: true });
  expect(who(room)).toEqual([1]);
  expect(room.operate({ do: 'quiet', seat: 0, on: true })).toMatchObject({ repeated: true });
  room.operate({ do: 'quiet', seat: 0, on: false });
  room.operate({ do: 'kick', seat: 1 });
  expect(room.operate({ do: 'quiet', seat: 1, on: true })).toMatchObject({ ok: false, code: 'removed' });
  expect(who(room)).toEqual([0]);
  room.operate({ do: 'reactions', on: false });
  expect([who(room), isTold(room)]).toEqual([[], false]);
});

/** Timers that ring when the test says so, and a screen that notes what it is told. */
function screen() {
  const told: unknown[] = [];
  const rings: (() => void)[] = [];
  const waits: number[] = [];
  const listener = new Listener(
    { buffered: 0, closed: false, send: (outgoing) => void told.push(JSON.parse(outgoing.text)), close: () => {} },
    'presenter',
    '',
  );
  const after = (ms: number, ring: () => void) => {
    waits.push(ms);
    rings.push(ring);
    return () => void rings.splice(0);
  };
  const running = new RunningReactions({ after }, new Set([listener]), new Set());
  return { running, told, waits, ring: () => rings.splice(0).forEach((one) => one()) };
}

test('thousands of reactions are one word of sums, and silence is none', () => {
  const { running, told, waits, ring } = screen();
  for (let one = 0; one < 3000; one += 1) running.add(one % 3);
  running.add(6);
  expect([told, waits]).toEqual([[], [REACTIONS_EVERY_MS]]);
  ring();
  expect(told).toEqual([{ t: 'reactions', n: [1000, 1000, 1000, 0, 0, 0] }]);
  ring();
  running.add(5);
  ring();
  expect(told.slice(1)).toEqual([{ t: 'reactions', n: [0, 0, 0, 0, 0, 1] }]);
  running.add(1);
  running.stop();
  ring();
  expect(told).toHaveLength(2);
});
