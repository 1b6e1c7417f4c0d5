import { expect, test } from 'vitest';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';

/** Three players, a question of a minute open. */
function opened(): TestRoom {
  const room = new TestRoom(sampleGame([sampleSlide({ time: 60 }), sampleSlide()]));
  for (const name of ['Noa', 'Omar', 'Dana']) room.join(name);
  room.next();
  return room;
}

test('a question closes at once when everybody has answered, and reveals after 1500 ms', () => {
  const room = opened();
  room.answer(0, 0);
  room.answer(1, 0);
  expect(room.state.phase.name).toBe('question');
  room.answer(2, 0);
  expect(room.state.phase).toMatchObject({ name: 'closed', deadlineMs: room.nowMs + 1500 });
  room.wait(1499);
  expect(room.state.phase.name).toBe('closed');
  room.wait(1);
  expect(room.state.phase.name).toBe('reveal');
});

test('a player who is away is waited for 15 seconds, not longer', () => {
  const room = opened();
  room.send({ type: 'presence', seat: 2, present: false });
  room.answer(0, 0);
  room.answer(1, 0);
  room.wait(14_999);
  expect(room.state.phase.name).toBe('question');
  room.wait(1);
  expect(room.state.phase.name).toBe('closed');
});

test('who comes back in time is waited for again', () => {
  const room = opened();
  room.send({ type: 'presence', seat: 2, present: false });
  room.answer(0, 0);
  room.answer(1, 0);
  room.wait(10_000);
  room.must({ type: 'presence', seat: 2, present: true });
  room.wait(20_000);
  expect(room.state.phase.name).toBe('question');
  room.answer(2, 1);
  expect(room.state.phase.name).toBe('closed');
});

test('with nobody there the clock decides', () => {
  const room = opened();
  for (const seat of [0, 1, 2]) room.send({ type: 'presence', seat, present: false });
  room.wait(60_299);
  expect(room.state.phase.name).toBe('question');
  room.wait(1);
  expect(room.state.phase.name).toBe('closed');
});

test('removing the last one who is missing closes the question', () => {
  const room = opened();
  room.answer(0, 0);
  room.answer(1, 0);
  room.operate({ do: 'kick', seat: 2 });
  expect(room.state.phase.name).toBe('closed');
});

test('the same word twice changes nothing; unknown and removed seats have no presence', () => {
  const room = opened();
  expect(room.must({ type: 'presence', seat: 0, present: true }).repeated).toBe(true);
  expect(room.send({ type: 'presence', seat: 9, present: true })).toMatchObject({ code: 'unknownSeat' });
  room.operate({ do: 'kick', seat: 0 });
  expect(room.send({ type: 'presence', seat: 0, present: false })).toMatchObject({ code: 'removed' });
});

test('leaving gives the place up; the same message again is the same; after the game the place is kept', () => {
  const room = opened();
  const leave = { type: 'leave', seat: 0, messageId: 'leave-once' } as const;
  expect(room.must(leave).events).toContainEqual({ type: 'seatRemoved', seat: 0 });
  expect(room.must(leave).repeated).toBe(true);
  expect(room.send({ ...leave, messageId: 'leave-again' })).toMatchObject({ code: 'removed' });
  room.operate({ do: 'end' });
  expect(room.must({ ...leave, seat: 1 }).repeated).toBe(true);
  expect(room.state.players).toBe(2);
});

test('after a restart everybody is away and the clock gets its time back', () => {
  const room = opened();
  room.nowMs += 5000;
  room.answer(0, 0);
  const crashedAtMs = room.nowMs;
  room.nowMs += 30_000;
  room.must({ type: 'restarted', awaySinceMs: crashedAtMs });
  expect(room.state).toMatchObject({ present: 0, phase: { name: 'question', deadlineMs: room.nowMs + 55_000 } });
  room.must({ type: 'presence', seat: 1, present: true });
  room.nowMs += 1000;
  room.answer(1, 0);
  expect(room.state.rounds[0]?.answers.blocks[0]?.[1]).toMatchObject({ tookMs: 6000 });
  room.wait(14_000);
  expect(room.state.phase.name).toBe('closed');
});

test('a restart within a pause does not move the clock twice', () => {
  const room = opened();
  room.operate({ do: 'pause' });
  const crashedAtMs = room.nowMs;
  room.nowMs += 30_000;
  room.must({ type: 'restarted', awaySinceMs: crashedAtMs });
  room.operate({ do: 'resume' });
  expect(room.state.phase).toMatchObject({ deadlineMs: room.nowMs + 60_000 });
});
