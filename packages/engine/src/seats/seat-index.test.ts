import { GLANCE_CLASSES, glanceClass } from '@qc/contract/live/faces';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey } from '../names/name-key.ts';
import { emptyTable, tableEntries, type SeatTable } from './seat-table.ts';
import type { Seat } from '../state.ts';
import { faceClasses, nameTaken, placesTaken, seatOfProof, seatsOfDevice, teamSize } from './seat-index.ts';
import { addSeat, mapStandings, setSeat } from './set-seat.ts';

type Seats = SeatTable<Seat>;
type Who = Pick<Seat, 'name' | 'tokenHash' | 'deviceHash' | 'team' | 'removed'>;

const NAMES = ['Dana', 'DANA', 'ｄana', 'דנה', 'ηoa', 'noa', 'voa', 'νoa', 'دانة'];
const PROOFS = ['p1', 'p2', 'p3'];
const DEVICES = ['', 'd1', 'd2'];

function seatOf(who: Who): Seat {
  const seat = {
    ...who,
    nameKey: nameKey(who.name),
    phone: '',
    line: null,
    extraPercent: 0,
    joinedAtMs: 0,
    awaySinceMs: null,
    quiet: false,
    face: who.name.length,
  };
  return { ...seat, score: 0, totalAnswerMs: 0, rank: null, previousRank: null, streak: 0, acked: [] };
}

const anyWho: fc.Arbitrary<Who> = fc.record({
  name: fc.constantFrom(...NAMES),
  tokenHash: fc.constantFrom(...PROOFS),
  deviceHash: fc.constantFrom(...DEVICES),
  team: fc.constantFrom(null, 0, 1),
  removed: fc.boolean(),
});
const anyStep = fc.record({
  kind: fc.constantFrom('add', 'set', 'score', 'ask'),
  at: fc.nat(),
  from: fc.nat(),
  who: anyWho,
});

/** What the seats are known by, looked up one by one. */
function lookUp(seats: Seats): unknown {
  return {
    taken: NAMES.flatMap((name) => [null, 0, 1].map((except) => nameTaken(seats, name, except))),
    proved: PROOFS.map((proof) => seatOfProof(seats, proof)),
    held: DEVICES.map((device) => seatsOfDevice(seats, device)),
    places: DEVICES.map((device) => placesTaken(seats, device)),
    teams: [0, 1, 2].map((team) => teamSize(seats, team)),
    faces: faceClasses(seats),
  };
}

/** The same by looking at every seat. */
function lookAtAll(seats: Seats): unknown {
  const all = [...tableEntries(seats)].map((seat, number) => ({ ...seat, number }));
  const isAlike = (one: string, other: string): boolean => {
    // Two names are alike when the second could not join a room that has only the first.
    return nameTaken(
      addSeat(emptyTable(), seatOf({ name: one, tokenHash: '', deviceHash: '', team: null, removed: false })),
      other,
      null,
    );
  };
  const held = (device: string) => all.filter(({ deviceHash }) => device !== '' && deviceHash === device);
  return {
    taken: NAMES.flatMap((name) =>
      [null, 0, 1].map((except) =>
        all.some((seat) => !seat.removed && seat.number !== except && isAlike(seat.name, name)),
      ),
    ),
    proved: PROOFS.map((proof) => [...tableEntries(seats)].find(({ tokenHash }) => tokenHash === proof) ?? null),
    held: DEVICES.map((device) => held(device).flatMap(({ number, removed }) => (removed ? [] : [number]))),
    places: DEVICES.map((device) => held(device).length),
    teams: [0, 1, 2].map((team) => all.filter((seat) => seat.team === team && !seat.removed).length),
    faces: Array.from(
      { length: GLANCE_CLASSES },
      (_, glance) => all.filter(({ face, removed }) => !removed && glanceClass(face) === glance).length,
    ),
  };
}

test('what was handed on is what is found by looking at every seat, also where a room was tried on', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      const seen: Seats[] = [emptyTable()];
      for (const { kind, at, from, who } of steps) {
        // Mostly the newest; sometimes one that somebody still holds.
        const before = seen.at(from % 4 === 0 ? -1 - (from % seen.length) : -1) ?? emptyTable();
        if (kind === 'ask') lookUp(before);
        if (kind === 'add') seen.push(addSeat(before, seatOf(who)));
        if (kind === 'set' && before.length > 0) seen.push(setSeat(before, at % before.length, seatOf(who)));
        if (kind === 'score') seen.push(mapStandings(before, (_, number) => (number % 2 === 0 ? { score: at } : null)));
      }
      for (const seats of seen) expect(lookUp(seats)).toEqual(lookAtAll(seats));
    }),
  );
});

test('what seats are known by is no part of them', () => {
  const who = { name: 'Noa', tokenHash: 'p', deviceHash: 'd', team: null, removed: false };
  const seats = addSeat(emptyTable(), seatOf(who));
  const before = JSON.stringify(seats);
  expect(nameTaken(seats, 'noa', null)).toBe(true);
  expect([JSON.stringify(seats), Reflect.ownKeys({ ...seats })]).toEqual([before, ['length', 'blocks']]);
  expect(seats).toEqual(JSON.parse(before));
});

test('a newcomer is not compared with those who are there', () => {
  let looks = 0;
  const watched = (seat: Seat): Seat =>
    new Proxy(seat, {
      get(target, key, receiver): unknown {
        looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const who = (n: number): Who => ({
    name: `player ${n}`,
    tokenHash: `p${n}`,
    deviceHash: `d${n}`,
    team: n % 3,
    removed: false,
  });
  let seats: Seats = emptyTable();
  for (let n = 0; n < 500; n += 1) seats = addSeat(seats, watched(seatOf(who(n))));
  nameTaken(seats, 'somebody', null);
  looks = 0;
  for (let n = 500; n < 600; n += 1) {
    expect([nameTaken(seats, `player ${n}`, null), seatOfProof(seats, `p${n}`), placesTaken(seats, `d${n}`)]).toEqual([
      false,
      null,
      0,
    ]);
    seats = addSeat(seats, seatOf(who(n)));
    seats = mapStandings(seats, () => null);
    teamSize(seats, 1);
  }
  expect(looks).toBe(0);
});
