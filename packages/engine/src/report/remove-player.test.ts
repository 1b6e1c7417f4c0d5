import { expect, test } from 'vitest';
import { correctRun } from '../correction/correct-run.ts';
import { removePlayer } from './remove-player.ts';
import type { RoomState } from '../state.ts';
import { summarizeRun } from './summarize-run.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { ask, roomOf } from '../testing/scored-room.ts';
import { seatRows } from '../views/seat-rows.ts';

const number = sampleSlide({
  type: 'number',
  answers: [],
  numberKey: { value: 100, rule: 'closest', tolerance: 0, unit: '' },
});
const typed = sampleSlide({ type: 'typed', answers: [{ text: 'Rome', media: null, correct: true }] });

function finished(): RoomState {
  const scoring = { profile: 'firstRight' as const, first: 1, penalty: 0, streaks: true };
  const teams = { mode: 'assign' as const, names: ['Red', 'Blue'], rule: 'sum' as const, best: 1 };
  const room = roomOf(sampleGame([sampleSlide(), number, typed], { scoring, teams }), 'Noa', 'Omar', 'Dana');
  ask(room, [0, 1000], [0, 2000], [1, 1000]);
  ask(room, ['100', 1000], ['90', 2000], ['80', 1000]);
  ask(room, ['I am Noa', 1000], ['Rome', 2000], ['Rome', 3000]);
  room.operate({ do: 'end' });
  const [noa, ...others] = room.state.seats.blocks[0] ?? [];
  if (!noa) throw new Error('nobody joined');
  const known = { ...noa, phone: '0501234567', deviceHash: 'device-1' };
  return {
    ...room.state,
    banned: ['device-1', 'device-2'],
    extraSeats: [0, 1],
    seats: { length: 3, blocks: [[known, ...others]] },
  };
}

test('nothing of a removed player is left, everybody else keeps the points and moves up', () => {
  const state = finished();
  const before = summarizeRun(state);
  const removed = removePlayer(state, 0);
  const after = summarizeRun(removed);
  expect(before.players.map(({ name, rank, score }) => [name, rank, score])).toEqual([
    ['Noa', 1, 2100],
    ['Omar', 2, 1000],
    ['Dana', 3, 0],
  ]);
  expect(after.players.map(({ name, rank, score }) => [name, rank, score])).toEqual([
    ['Omar', 1, 1000],
    ['Dana', 2, 0],
  ]);
  expect(removed.rounds.map(({ closest, firstMs }) => [closest, firstMs])).toEqual(
    state.rounds.map(({ closest, firstMs }) => [closest, firstMs]),
  );
  expect(after).toMatchObject({
    playersCount: 2,
    questions: [{ answeredCount: 2 }, {}, { said: [{ text: 'Rome', count: 2 }] }],
  });
  expect(after.teamResults.map(({ name, score, membersCount }) => [name, score, membersCount])).toEqual([
    ['Blue', 1000, 1],
    ['Red', 0, 1],
  ]);
  const [[seat] = []] = state.seats.blocks;
  if (!seat) throw new Error('nobody joined');
  const text = JSON.stringify(removed);
  for (const trace of ['Noa', 'noa', 'token-Noa', '0501234567', 'device-1', ...seat.acked.map((id) => `"${id}"`)]) {
    expect(JSON.stringify(state)).toContain(trace);
    expect(text).not.toContain(trace);
  }
  expect([removed.players, removed.rounds.map(({ answered }) => answered)]).toEqual([2, [2, 2, 2]]);
  expect([removed.banned, removed.extraSeats]).toEqual([['device-2'], [1]]);
  expect(seatRows(removed)[0]).toMatchObject({ removed: true, name: '', score: 0, present: false });
});

test('removing twice, or a player that there is not, changes nothing more', () => {
  const removed = removePlayer(finished(), 1);
  expect(removePlayer(removed, 1)).toEqual(removed);
  expect(removePlayer(removed, 7)).toBe(removed);
});

test('a key can still be put right after it', () => {
  const corrected = correctRun(removePlayer(finished(), 0), 0, { kind: 'choice', correct: [1] }, 'Noa', 5);
  if (!corrected.ok) throw new Error(corrected.code);
  // Omar was late for the first right one of the others, Dana was right this time.
  expect(summarizeRun(corrected.state).players.map(({ name, score }) => [name, score])).toEqual([
    ['Dana', 1000],
    ['Omar', 1000],
  ]);
});
