import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import type { RunGame } from '../run-game.ts';
import { stepAgain } from '../step.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { sharedView } from '../view.ts';

function roomWith(changes: Partial<RunGame> = {}): TestRoom {
  return new TestRoom(sampleGame([sampleSlide()], changes));
}

function wish(changes: Partial<Extract<Command, { type: 'join' }>> = {}): Command {
  return {
    type: 'join',
    name: 'Noa',
    phone: '',
    consent: true,
    tokenHash: 'proof',
    messageId: 'message-x',
    ...changes,
  };
}

test('a place is taken, with the name as it will be shown', () => {
  const room = roomWith();
  expect(room.must(wish({ name: '  Noa \u202E Levi ' })).events).toEqual([{ type: 'seatJoined', seat: 0 }]);
  expect(room.state).toMatchObject({ players: 1, present: 1 });
  expect(room.state.seats.blocks[0]?.[0]).toMatchObject({ name: 'Noa Levi', score: 0, rank: null, awaySinceMs: null });
});

test('the same proof again is the same seat, even when the room is locked by then', () => {
  const room = roomWith();
  room.must(wish());
  room.operate({ do: 'lock', on: true });
  expect(room.must(wish()).repeated).toBe(true);
  expect(room.state.players).toBe(1);
});

test('whoever was let in has the place when the journal is replayed, whatever is asked of newcomers by then', () => {
  const room = roomWith({ nameFilter: true });
  room.must(wish());
  const foul = wish({ name: 'fuck', tokenHash: 'other' });
  expect(room.send(foul)).toMatchObject({ code: 'nameFoul' });
  expect(stepAgain(room.state, foul, room.nowMs)).toMatchObject({
    ok: true,
    events: [{ type: 'seatJoined', seat: 1 }],
  });
});

test('names are unique, and free again after a removal', () => {
  const room = roomWith();
  room.must(wish());
  const again = wish({ name: 'NОА', tokenHash: 'other' });
  expect(room.send(again)).toEqual({ ok: false, code: 'nameTaken' });
  room.operate({ do: 'kick', seat: 0 });
  expect(room.send(again).ok).toBe(true);
  expect(room.send(wish())).toEqual({ ok: false, code: 'removed' });
});

test('nobody is called so that it looks like another, whichever of the two was first', () => {
  const pairs = [
    ['Levi', 'Leνι'],
    ['Ζιν', 'Ziv'],
    ['Ζιν', 'Zin'],
    ['Daniel', 'Dαηiel'],
  ] as const;
  for (const [first, second] of pairs) {
    const room = roomWith();
    // Also where the first stands in a block that grows no more.
    room.must(wish({ name: first }));
    for (let seat = 1; seat < 120; seat += 1) room.join(`Player ${seat}`);
    expect(room.send(wish({ name: second, tokenHash: 'other' }))).toMatchObject({ code: 'nameTaken' });
    expect(room.operate({ do: 'rename', seat: 5, name: second })).toMatchObject({ code: 'nameTaken' });
    room.operate({ do: 'rename', seat: 0, name: 'Somebody' });
    expect(room.send(wish({ name: second, tokenHash: 'other' })).ok).toBe(true);
    expect(room.send(wish({ name: first, tokenHash: 'third' }))).toMatchObject({ code: 'nameTaken' });
  }
});

test('what a game asks for must be given', () => {
  expect(roomWith({ regulationsText: 'Be fair' }).send(wish({ consent: false }))).toMatchObject({
    code: 'consentNeeded',
  });
  expect(roomWith({ regulationsLink: 'https://a.b' }).send(wish({ consent: false }))).toMatchObject({
    code: 'consentNeeded',
  });
  expect(roomWith({ collectPhone: true }).send(wish())).toMatchObject({ code: 'phoneNeeded' });
  expect(roomWith().send(wish({ name: '\u200B' }))).toMatchObject({ code: 'nameEmpty' });
});

test('a phone number is kept only where the game collects it', () => {
  const asks = roomWith({ collectPhone: true });
  asks.must(wish({ phone: '050-1234567' }));
  expect(asks.state.seats.blocks[0]?.[0]?.phone).toBe('050-1234567');
  const asksNot = roomWith();
  asksNot.must(wish({ phone: '050-1234567' }));
  expect(asksNot.state.seats.blocks[0]?.[0]?.phone).toBe('');
});

test('full, locked and finished rooms take nobody; removed seats make room', () => {
  const room = roomWith({ maxPlayers: 1 });
  room.join('Noa');
  const omar = wish({ name: 'Omar', tokenHash: 'omar' });
  // Whoever comes reads at the door what joining would be refused for.
  const door = () => sharedView(room.state, room.nowMs).door;
  expect(room.send(omar)).toMatchObject({ code: 'roomFull' });
  expect(door()).toBe('roomFull');
  room.operate({ do: 'kick', seat: 0 });
  expect(door()).toBeNull();
  room.operate({ do: 'lock', on: true });
  expect(room.send(omar)).toMatchObject({ code: 'roomLocked' });
  expect(door()).toBe('roomLocked');
  room.operate({ do: 'end' });
  expect(room.send(omar)).toMatchObject({ code: 'roomEnded' });
  expect(door()).toBe('roomEnded');
});

test('who comes late starts with 0 and may answer the open question', () => {
  const room = roomWith();
  room.join('Noa');
  room.next();
  const late = room.join('Late');
  expect(room.answer(late, 0).ok).toBe(true);
  expect(room.state.phase.name).toBe('question');
  room.answer(0, 0);
  expect(room.state.phase.name).toBe('closed');
});

test('in a room of many blocks every name and every proof is still known', () => {
  const room = roomWith();
  for (let seat = 0; seat < 350; seat += 1) room.join(`Player ${seat}`);
  for (const seat of [0, 99, 100, 250, 349]) {
    expect(room.send(wish({ name: `player ${seat}`, tokenHash: 'new' }))).toMatchObject({ code: 'nameTaken' });
    expect(room.must(wish({ tokenHash: `token-Player ${seat}` })).repeated).toBe(true);
  }
  room.operate({ do: 'kick', seat: 100 });
  expect(room.send(wish({ tokenHash: 'token-Player 100' }))).toMatchObject({ code: 'removed' });
  room.operate({ do: 'rename', seat: 99, name: 'Someone' });
  expect(room.send(wish({ name: 'Player 99', tokenHash: 'a' })).ok).toBe(true);
  expect(room.send(wish({ name: 'Player 100', tokenHash: 'b' })).ok).toBe(true);
  expect(room.send(wish({ name: 'Someone', tokenHash: 'c' }))).toMatchObject({ code: 'nameTaken' });
});

test('who comes late does not stand above those who played: rounds before count with their full time', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide(), sampleSlide()]));
  const [wrong, silent] = [room.join('Wrong'), room.join('Silent')];
  room.next();
  room.answer(wrong, 1);
  room.nowMs += 5000;
  room.next();
  // Here before the round counts, yet after it closed.
  const between = room.join('Between');
  room.next();
  const late = room.join('Late');
  const times = () => room.state.seats.blocks.flat().map((seat) => seat.totalAnswerMs);
  expect(times()).toEqual([0, 20_000, 20_000, 20_000]);
  room.next();
  expect(room.state.seats.blocks.flat().map((seat) => seat.rank)).toEqual([1, 1, 1, 1]);
  room.next();
  room.answer(late, 1);
  for (let count = 0; count < 2; count += 1) room.next();
  expect([wrong, silent, between, late].map((seat) => times()[seat])).toEqual([20_000, 40_000, 40_000, 20_000]);
});
