import { expect, test } from 'vitest';
import { summarizeRun } from '../report/summarize-run.ts';
import type { RunGame } from '../run-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import { seatRow } from '../views/seat-rows.ts';

/** Two callers and, where phones play too, a page; a question of 20 seconds open, half floor, 1000 points. */
function called(changes: Partial<RunGame> = {}, withPage = false): TestRoom {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()], { device: 'dialer', ...changes }));
  if (withPage) room.operate({ do: 'letIn', device: 'phones', on: true });
  for (const name of ['Noa', 'Omar'])
    room.must({ type: 'join', name, phone: '', consent: true, line: '667', tokenHash: name, messageId: room.id() });
  if (withPage) room.join('Dana');
  room.next();
  return room;
}

/** The question on screen is read to a seat from now on. */
const read = (room: TestRoom, seat: number, lengthMs: number) => {
  const round = room.state.rounds.at(-1);
  const readMs = room.nowMs - (round?.openedAtMs ?? 0) - (round?.pausedMs ?? 0) + lengthMs;
  return room.send({ type: 'reading', seat, visit: round?.visit ?? 0, readMs });
};
const kept = (room: TestRoom, seat: number) => room.state.rounds.at(-1)?.answers.blocks[0]?.[seat];
const scores = (room: TestRoom) => room.state.seats.blocks[0]?.map(({ score }) => score);

test('the clock of a caller begins when the question has been read', () => {
  const room = called({ callerPoints: 'speed' });
  room.wait(2000);
  read(room, 0, 8000);
  read(room, 1, 8000);
  room.wait(6000);
  room.answer(0, 0);
  room.wait(12_000);
  room.answer(1, 0);
  expect([kept(room, 0)?.tookMs, kept(room, 1)?.tookMs]).toEqual([0, 10_000]);
  room.wait(1500);
  expect(scores(room)).toEqual([1000, 750]);
});

test.each([
  ['callers alone have the full points whatever the time', false, [1000, 1000]],
  ['beside phones they have what half of the time gives', true, [750, 750, 1000]],
] as const)('flat: %s', (_, withPage, expected) => {
  const room = called({}, withPage);
  read(room, 0, 3000);
  read(room, 1, 3000);
  if (withPage) room.answer(2, 0);
  room.answer(0, 0);
  room.wait(19_000);
  room.answer(1, 0);
  expect([kept(room, 0)?.tookMs, kept(room, 1)?.tookMs]).toEqual([0, 16_000]);
  room.wait(1500);
  expect(scores(room)).toEqual(expected);
  expect(summarizeRun(room.state).callersFlat).toBe(withPage ? 'beside' : 'alone');
});

test('flat points are no way around the first right one, which is first by its own time', () => {
  const room = called({ scoring: { profile: 'firstRight', first: 1, penalty: 0, streaks: false } });
  read(room, 0, 9000);
  read(room, 1, 1000);
  room.wait(5000);
  room.answer(1, 0);
  room.wait(5000);
  room.answer(0, 0);
  room.wait(1500);
  expect(scores(room)).toEqual([1000, 0]);
});

test('the question stays open for those whose own time is not over, and for nobody else', () => {
  const room = called({}, true);
  read(room, 0, 6000);
  room.wait(25_000);
  expect(room.state.phase.name).toBe('question');
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ remainingMs: 0 });
  expect([ownView(room.state, 0, room.nowMs)?.extraMs, seatRow(room.state, 0)?.readMs]).toEqual([1000, 6000]);
  expect(room.answer(1, 0)).toMatchObject({ code: 'tooLate' });
  expect(room.answer(2, 0)).toMatchObject({ code: 'tooLate' });
  room.wait(2400);
  // A key takes its time through the telephone network.
  expect(room.answer(0, 0).ok).toBe(true);
  expect([room.state.phase.name, kept(room, 0)?.tookMs]).toEqual(['closed', 20_000]);
  const silent = called();
  read(silent, 0, 6000);
  silent.wait(27_499);
  expect(silent.state.phase.name).toBe('question');
  silent.wait(1);
  expect(silent.state.phase.name).toBe('closed');
  expect(silent.answer(0, 0)).toMatchObject({ code: 'tooLate' });
});

test('it waits half a minute at most, and not for who comes once the clock is over or has gone', () => {
  const long = called();
  read(long, 0, 80_000);
  long.wait(51_499);
  expect(long.state.phase.name).toBe('question');
  long.wait(1);
  expect(long.state.phase.name).toBe('closed');
  const late = called();
  read(late, 0, 5000);
  late.wait(20_000);
  expect(read(late, 1, 5000)).toMatchObject({ code: 'tooLate' });
  late.send({ type: 'presence', seat: 0, present: false });
  late.wait(6499);
  expect(late.state.phase.name).toBe('question');
  late.wait(1);
  expect(late.state.phase.name).toBe('closed');
});

test('once read it stays read; what was broken off begins anew', () => {
  const room = called();
  read(room, 0, 3000);
  read(room, 1, 9000);
  room.wait(4000);
  expect(read(room, 0, 3000)).toMatchObject({ repeated: true });
  expect(read(room, 1, 9000)).toMatchObject({ ok: true, repeated: false });
  expect(room.state.rounds.at(-1)?.readMs).toEqual({ 0: 3000, 1: 13_000 });
});

test('a pause stops the own clock, and a restart keeps it', () => {
  const room = called({ callerPoints: 'speed' });
  read(room, 0, 4000);
  room.wait(6000);
  room.operate({ do: 'pause' });
  room.wait(60_000);
  room.operate({ do: 'resume' });
  const crashedAtMs = room.nowMs;
  room.nowMs += 30_000;
  room.must({ type: 'restarted', awaySinceMs: crashedAtMs });
  room.wait(1000);
  room.answer(0, 0);
  expect(kept(room, 0)?.tookMs).toBe(3000);
});

test('extra time is a share of the time from then on', () => {
  const room = called();
  room.operate({ do: 'extraTime', seat: 0, percent: 100 });
  read(room, 0, 5000);
  room.wait(25_000);
  room.answer(0, 0);
  expect(kept(room, 0)?.tookMs).toBe(10_000);
});

test('only callers are read to, only while a question is open', () => {
  const room = called({}, true);
  expect(read(room, 2, 1000)).toMatchObject({ code: 'notAllowed' });
  expect(read(room, 7, 1000)).toMatchObject({ code: 'notJoined' });
  room.operate({ do: 'closeAnswers' });
  expect(read(room, 0, 1000)).toMatchObject({ code: 'tooLate' });
  const race = called({ slides: [sampleSlide({ type: 'buzzer', answers: [] })] });
  expect(read(race, 0, 4000)).toMatchObject({ repeated: true });
});

test('a caller may change the answer until closing, a page may not', () => {
  const room = called({}, true);
  room.answer(0, 1);
  room.answer(2, 1);
  room.wait(1000);
  expect(room.answer(0, 0).ok).toBe(true);
  expect(room.answer(0, 0)).toMatchObject({ repeated: true });
  expect(room.answer(2, 0)).toMatchObject({ code: 'alreadyAnswered' });
  expect(room.state.rounds.at(-1)).toMatchObject({ answered: 2, waitingFor: 1 });
  room.answer(1, 0);
  expect(room.answer(0, 1)).toMatchObject({ code: 'tooLate' });
  room.wait(1500);
  expect(scores(room)?.map((score) => score > 0)).toEqual([true, true, false]);
});
