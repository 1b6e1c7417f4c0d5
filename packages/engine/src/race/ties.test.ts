import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, presenterView } from '../view.ts';

/** A room of seven in which players press one after the other, so many ms apart. */
function raced(apartMs: readonly number[]): TestRoom {
  const slide = sampleSlide({ type: 'buzzer', answers: [], buzzer: { answer: '', penalty: 0, wholeTeam: false } });
  const room = new TestRoom(sampleGame([slide]));
  for (let seat = 0; seat < 7; seat += 1) room.join(`P${seat}`);
  room.next();
  for (const [seat, ms] of apartMs.entries()) {
    room.nowMs += ms;
    room.answer(seat);
  }
  return room;
}

const racers = (room: TestRoom) => operatorView(room.state, room.nowMs).racers ?? [];

it('who pressed up to five milliseconds after the one before pressed at the same time', () => {
  expect(racers(raced([1000, 5, 6, 0, 1])).map(({ name, isTie }) => [name, isTie])).toEqual([
    ['P0', false],
    ['P1', true],
    ['P2', false],
    ['P3', true],
    ['P4', true],
  ]);
});

it('whoever was heard first comes first, and every screen of the staff is told the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 7 }), (apartMs) => {
      const room = raced(apartMs);
      const rows = racers(room);
      expect(rows.map(({ seat }) => seat)).toEqual(apartMs.map((_, seat) => seat));
      expect(rows.map(({ isTie }) => isTie)).toEqual(apartMs.map((ms, at) => at > 0 && ms <= 5));
      expect(presenterView(room.state, room.nowMs).racers).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

it('whoever pressed at the same time as one who is removed ties with nobody', () => {
  const room = raced([1000, 4, 400]);
  room.operate({ do: 'kick', seat: 0 });
  expect(racers(room).map(({ name, isTie }) => [name, isTie])).toEqual([
    ['P1', false],
    ['P2', false],
  ]);
});
