import { faceOfSeat, FACES, GLANCE_CLASSES, glanceClass } from '@qc/contract/live/faces';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { stepAgain } from '../step.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { tableEntries } from './seat-table.ts';

const bits = fc.oneof(fc.integer({ min: 0, max: FACES - 1 }), fc.constantFrom(0, 7, FACES - 1));
const anyWish = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ want: fc.constant('join' as const), bits: fc.option(bits, { nil: undefined }) }),
  },
  { weight: 2, arbitrary: fc.record({ want: fc.constant('face' as const), at: fc.nat(), bits }) },
  { weight: 1, arbitrary: fc.record({ want: fc.constant('leave' as const), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ want: fc.constant('add' as const) }) },
);
type Wish = typeof anyWish extends fc.Arbitrary<infer W> ? W : never;

function commandOf(wish: Wish, count: number, seats: number): Command {
  const messageId = `message-${count}`;
  const seat = seats === 0 ? 0 : ('at' in wish ? wish.at : 0) % seats;
  if (wish.want === 'face') return { type: 'face', seat, bits: wish.bits, messageId };
  if (wish.want === 'leave') return { type: 'leave', seat, messageId };
  if (wish.want === 'add') {
    const names = [`Added ${count}`, `Also ${count}`];
    return { type: 'operate', action: { do: 'addPlayers', names }, expect: null };
  }
  const proof = { tokenHash: `proof-${count}`, messageId };
  return { type: 'join', name: `Player ${count}`, phone: '', consent: true, faceBits: wish.bits, ...proof };
}

function room(): TestRoom {
  return new TestRoom(sampleGame([sampleSlide()], { maxPlayers: 1000 }));
}

/** Faces of the players, those who went left out. */
function facesIn({ state }: TestRoom): number[] {
  return [...tableEntries(state.seats)].flatMap(({ removed, face }) => (removed ? [] : [face]));
}

test('no two of up to 450 look alike at a glance, whoever comes, goes and changes; played again they have the same faces', () => {
  fc.assert(
    fc.property(fc.array(anyWish, { maxLength: 60 }), (wishes) => {
      const live = room();
      const first = live.state;
      const journal: [number, Command][] = [];
      for (const [count, wish] of wishes.entries()) {
        live.nowMs += 400;
        const command = commandOf(wish, count, live.state.seats.length);
        if (live.send(command).ok) journal.push([live.nowMs, command]);
        const faces = facesIn(live);
        expect(new Set(faces.map(glanceClass)).size).toBe(faces.length);
        for (const face of faces) expect(face >= 0 && face < FACES && Number.isInteger(face)).toBe(true);
      }
      let again = first;
      for (const [atMs, command] of journal) {
        const outcome = stepAgain(again, command, atMs);
        if (outcome.ok) again = outcome.state;
      }
      expect(again).toEqual(live.state);
    }),
    { numRuns: 60 },
  );
});

test('450 who all ask for the same face get 450 classes; then each class comes a second time before any a third', () => {
  const live = room();
  for (let count = 0; count < 900; count += 1) {
    live.must(commandOf({ want: 'join', bits: 7 }, count, 0));
    if (count === GLANCE_CLASSES - 1) expect(new Set(facesIn(live).map(glanceClass)).size).toBe(GLANCE_CLASSES);
  }
  const times = Map.groupBy(facesIn(live), glanceClass);
  expect([...times.values()].every(({ length }) => length === 2)).toBe(true);
});

test('what was drawn is the face where nobody has its class', () => {
  const live = room();
  live.must(commandOf({ want: 'join', bits: 12_345_678 }, 0, 0));
  expect(facesIn(live)).toEqual([12_345_678]);
});

test('who changes never gets what was given back, also where 450 others leave no other class', () => {
  const live = room();
  for (let count = 0; count < GLANCE_CLASSES; count += 1)
    live.must(commandOf({ want: 'join', bits: undefined }, count, 0));
  const before = facesIn(live)[0] ?? -1;
  live.must({ type: 'face', seat: 0, bits: before, messageId: 'other-face' });
  const after = facesIn(live);
  expect(after[0]).not.toBe(before);
  expect(new Set(after.map(glanceClass)).size).toBe(GLANCE_CLASSES);
});

test('seats for which no lots were drawn look different by their number alone', () => {
  const faces = Array.from({ length: GLANCE_CLASSES }, (_, seat) => faceOfSeat(seat));
  expect(new Set(faces.map(glanceClass)).size).toBe(GLANCE_CLASSES);
  expect(faces.every((face) => face >= 0 && face < FACES)).toBe(true);
  expect(faceOfSeat(3)).toBe(faceOfSeat(3));
});
