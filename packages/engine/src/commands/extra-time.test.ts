import { expect, test } from 'vitest';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, presenterView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import { seatRow } from '../views/seat-rows.ts';

/** Three players, seat 0 with half of the time more, a question of 20 seconds open. */
function opened(percent = 50): TestRoom {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  for (const name of ['Noa', 'Omar', 'Dana']) room.join(name);
  room.operate({ do: 'extraTime', seat: 0, percent });
  room.next();
  return room;
}

const took = (room: TestRoom, seat: number) => room.state.rounds[0]?.answers.blocks[0]?.[seat]?.tookMs;

test('the question stays open for the one who has extra time, and for nobody else', () => {
  const room = opened();
  room.wait(25_000);
  expect(room.state.phase.name).toBe('question');
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ remainingMs: 0 });
  expect(room.answer(1, 0)).toMatchObject({ code: 'tooLate' });
  expect(room.answer(0, 0).ok).toBe(true);
  expect(room.state.phase).toMatchObject({ name: 'closed', deadlineMs: room.nowMs + 1500 });
  expect(took(room, 0)).toBe(16_667);
  room.wait(1500);
  expect(room.state.seats.blocks[0]?.map(({ score }) => score)).toEqual([583, 0, 0]);
});

test('it is over with the own time and its grace', () => {
  const room = opened();
  room.wait(30_299);
  expect(room.state.phase.name).toBe('question');
  const inGrace = room.answer(0, 0);
  expect(inGrace.ok).toBe(true);
  expect(took(room, 0)).toBe(20_000);
  const silent = opened();
  silent.wait(30_300);
  expect(silent.state.phase.name).toBe('closed');
  expect(silent.answer(0, 0)).toMatchObject({ code: 'tooLate' });
});

test('half of the own time is worth what half of the time is worth to everybody', () => {
  const room = opened(100);
  room.nowMs += 10_000;
  room.answer(1, 0);
  room.nowMs += 10_000;
  room.answer(0, 0);
  expect([took(room, 0), took(room, 1)]).toEqual([10_000, 10_000]);
});

test('once the common clock is over, the answer of the last one who has extra time closes at once', () => {
  const room = opened();
  room.operate({ do: 'extraTime', seat: 1, percent: 100 });
  room.wait(24_000);
  room.answer(0, 0);
  expect(room.state.phase.name).toBe('question');
  room.wait(3000);
  room.answer(1, 0);
  expect(room.state.phase.name).toBe('closed');
});

test('nobody is waited for who has answered, was removed, has lost the time or is away too long', () => {
  const answered = opened();
  answered.answer(0, 0);
  answered.wait(20_300);
  expect(answered.state.phase.name).toBe('closed');
  const removed = opened();
  removed.wait(22_000);
  removed.operate({ do: 'kick', seat: 0 });
  expect(removed.state.phase.name).toBe('closed');
  const lost = opened();
  lost.wait(22_000);
  lost.operate({ do: 'extraTime', seat: 0, percent: 0 });
  expect(lost.state.phase.name).toBe('closed');
  // A phone that locks for a moment does not end it.
  const away = opened();
  away.wait(8000);
  away.send({ type: 'presence', seat: 0, present: false });
  away.wait(14_999);
  expect(away.state.phase.name).toBe('question');
  away.wait(1);
  expect(away.state.phase.name).toBe('closed');
});

test('everybody has answered: closed at once, extra time or not', () => {
  const room = opened();
  for (const seat of [0, 1, 2]) room.answer(seat, 0);
  expect(room.state.phase.name).toBe('closed');
});

test('a pause and a restart do not eat it; time added counts for it, too', () => {
  const room = opened();
  room.wait(22_000);
  room.operate({ do: 'pause' });
  room.wait(60_000);
  expect(room.answer(0, 0)).toMatchObject({ code: 'paused' });
  room.operate({ do: 'resume' });
  room.wait(8000);
  expect(room.state.phase.name).toBe('question');
  const crashedAtMs = room.nowMs;
  room.nowMs += 30_000;
  room.must({ type: 'restarted', awaySinceMs: crashedAtMs });
  room.must({ type: 'presence', seat: 0, present: true });
  expect(room.answer(0, 0).ok).toBe(true);
  const longer = opened();
  longer.operate({ do: 'addTime', seconds: 20 });
  longer.wait(60_299);
  expect(longer.answer(0, 0).ok).toBe(true);
});

test('only the own view and the operator know; the page sees what is left of it', () => {
  const room = opened();
  const plain = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  for (const name of ['Noa', 'Omar', 'Dana']) plain.join(name);
  plain.next();
  const traffic = ({ state, nowMs }: TestRoom) =>
    JSON.stringify([sharedView(state, nowMs), presenterView(state, nowMs), ownView(state, 1, nowMs)]);
  expect(traffic(room)).toBe(traffic(plain));
  expect(ownView(room.state, 0)).toMatchObject({ extraMs: 10_000 });
  expect(seatRow(room.state, 0)).toMatchObject({ extraPercent: 50 });
  room.wait(24_000);
  expect(ownView(room.state, 0, room.nowMs)).toMatchObject({ extraMs: 6000 });
  room.answer(0, 0);
  expect(ownView(room.state, 0, room.nowMs)).toMatchObject({ extraMs: 0 });
});

test('granting is private, repeatable, and only for who is there', () => {
  const room = opened(0);
  expect(room.operate({ do: 'extraTime', seat: 0, percent: 50 })).toMatchObject({
    events: [{ type: 'seatChanged', seat: 0 }],
  });
  const again = { type: 'operate', action: { do: 'extraTime', seat: 0, percent: 50 }, expect: null } as const;
  expect(room.must(again).repeated).toBe(true);
  expect(room.operate({ do: 'extraTime', seat: 7, percent: 50 })).toMatchObject({ code: 'unknownSeat' });
  room.operate({ do: 'kick', seat: 0 });
  expect(room.operate({ do: 'extraTime', seat: 0, percent: 100 })).toMatchObject({ code: 'removed' });
});

test('more time, given while only extra time still runs, counts from now for everybody', () => {
  const room = opened(100);
  room.wait(28_000);
  room.operate({ do: 'addTime', seconds: 10 });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ limitMs: 30_000, remainingMs: 10_000 });
  // The own share is that of the whole clock, from the end of everybody's.
  expect(ownView(room.state, 0, room.nowMs)).toMatchObject({ extraMs: 30_000 });
  room.wait(7000);
  expect(room.answer(1, 0).ok).toBe(true);
  // The hall had no clock for eight seconds: they are nobody's answering time.
  expect(took(room, 1)).toBe(27_000);
  room.wait(33_299);
  expect(room.state.phase.name).toBe('question');
  room.wait(1);
  expect(room.state.phase.name).toBe('closed');
});

test('less time, taken while only extra time still runs, takes nothing; a pause in it is nobody’s time', () => {
  const room = opened(100);
  room.wait(28_000);
  const { phase } = room.state;
  room.operate({ do: 'addTime', seconds: -10 });
  expect(room.state.phase).toEqual(phase);
  room.operate({ do: 'pause' });
  room.nowMs += 60_000;
  room.operate({ do: 'addTime', seconds: 10 });
  room.nowMs += 60_000;
  room.operate({ do: 'resume' });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ remainingMs: 10_000 });
  room.wait(9000);
  room.answer(1, 0);
  expect(took(room, 1)).toBe(29_000);
});

test('a console knows for how long the clock has stood at 0', () => {
  const room = opened();
  room.wait(19_000);
  expect(operatorView(room.state, room.nowMs).overMs).toBe(0);
  room.wait(5000);
  expect(operatorView(room.state, room.nowMs).overMs).toBe(4000);
  room.operate({ do: 'pause' });
  room.wait(60_000);
  expect(operatorView(room.state, room.nowMs).overMs).toBe(4000);
  room.operate({ do: 'resume' });
  room.answer(0, 0);
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ phase: { phase: 'closed' }, overMs: 0 });
});
