import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, presenterView } from '../view.ts';

let proofs = 0;

function wish(name: string, changes: Partial<Extract<Command, { type: 'join' }>> = {}): Command {
  proofs += 1;
  const messageId = `wish-${proofs}`;
  return { type: 'join', name, phone: '', consent: true, tokenHash: `proof-${proofs}`, messageId, ...changes };
}

const newRoom = () => new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));

test('late joiners are let in or not, as the operator says', () => {
  const room = newRoom();
  expect(room.operate({ do: 'lateJoin', on: false })).toMatchObject({ events: [{ type: 'settingsChanged' }] });
  const noa = wish('Noa');
  expect(room.send(noa).ok).toBe(true);
  room.next();
  expect(room.send(wish('Omar'))).toMatchObject({ code: 'tooLateToJoin' });
  expect(presenterView(room.state, room.nowMs).door).toBe('tooLateToJoin');
  expect(room.must(noa).repeated).toBe(true);
  expect(operatorView(room.state, room.nowMs).lateJoin).toBe(false);
  room.operate({ do: 'lateJoin', on: true });
  expect(room.send(wish('Omar')).ok).toBe(true);
  const strict = new TestRoom(sampleGame([sampleSlide()], { lateJoin: false }));
  strict.next();
  expect(strict.send(wish('Omar'))).toMatchObject({ code: 'tooLateToJoin' });
});

test('a banned device is out with all its seats and stays out until bans are lifted', () => {
  const room = newRoom();
  for (const name of ['Noa', 'Omar']) room.must(wish(name, { deviceHash: 'phone' }));
  room.must(wish('Dana', { deviceHash: 'other' }));
  expect(room.operate({ do: 'ban', seat: 0 })).toMatchObject({
    events: [{ type: 'seatRemoved', seat: 0 }, { type: 'seatRemoved', seat: 1 }, { type: 'settingsChanged' }],
  });
  expect(room.state).toMatchObject({ players: 1, present: 1, banned: ['phone'] });
  expect(room.send(wish('Ben', { deviceHash: 'phone' }))).toMatchObject({ code: 'banned' });
  expect(operatorView(room.state, room.nowMs).bannedCount).toBe(1);
  expect(room.must({ type: 'operate', action: { do: 'ban', seat: 1 }, expect: null }).repeated).toBe(true);
  expect(room.operate({ do: 'ban', seat: 9 })).toMatchObject({ code: 'unknownSeat' });
  room.operate({ do: 'unbanAll' });
  expect(room.send(wish('Ben', { deviceHash: 'phone' })).ok).toBe(true);
  expect(room.must({ type: 'operate', action: { do: 'unbanAll' }, expect: null }).repeated).toBe(true);
});

test('who was kicked can still be banned; a device that is not known is only removed', () => {
  const room = newRoom();
  room.must(wish('Noa', { deviceHash: 'phone' }));
  room.must(wish('Omar'));
  room.must(wish('Dana'));
  room.operate({ do: 'kick', seat: 0 });
  room.operate({ do: 'ban', seat: 0 });
  expect(room.send(wish('Noa', { deviceHash: 'phone' }))).toMatchObject({ code: 'banned' });
  room.operate({ do: 'ban', seat: 1 });
  expect(room.state).toMatchObject({ players: 1, banned: ['phone'] });
  expect(room.send(wish('Omar')).ok).toBe(true);
});

test('a thousand devices are kept out, of more the newest', () => {
  const room = newRoom();
  for (let count = 0; count < 1001; count += 1) {
    room.must(wish(`Player ${count}`, { deviceHash: `phone-${count}` }));
    room.operate({ do: 'ban', seat: count });
  }
  expect(room.state.banned).toHaveLength(1000);
  expect(room.send(wish('Noa', { deviceHash: 'phone-1000' }))).toMatchObject({ code: 'banned' });
  expect(room.send(wish('Omar', { deviceHash: 'phone-0' })).ok).toBe(true);
});

test('a device holds three seats at most, however far apart; removed ones and unknown devices do not count', () => {
  const room = newRoom();
  for (let count = 0; count < 350; count += 1)
    room.must(wish(`Player ${count}`, { deviceHash: count % 120 === 0 ? 'phone' : `phone-${count}` }));
  expect(room.send(wish('Noa', { deviceHash: 'phone' }))).toMatchObject({ code: 'tooManySeats' });
  expect(room.send(wish('Noa', { deviceHash: '' })).ok).toBe(true);
  room.operate({ do: 'kick', seat: 120 });
  expect(room.send(wish('Omar', { deviceHash: 'phone' })).ok).toBe(true);
});

test('who comes and goes without end is stopped, and a room takes an end to it from any number of devices', () => {
  const room = newRoom();
  const comeAndGo = (deviceHash: string) => {
    const joined = room.send(wish('Goer', { deviceHash }));
    if (joined.ok) room.must({ type: 'leave', seat: room.state.seats.length - 1, messageId: 'go' });
    return joined;
  };
  for (let count = 0; count < 30; count += 1) expect(comeAndGo('phone').ok).toBe(true);
  expect(comeAndGo('phone')).toMatchObject({ code: 'tooManySeats' });
  expect(comeAndGo('other').ok).toBe(true);
  const small = new TestRoom(sampleGame([sampleSlide()], { maxPlayers: 3 }));
  for (let count = 0; count < 1009; count += 1) {
    expect(small.send(wish('Goer', { deviceHash: `phone-${count}` })).ok).toBe(true);
    small.must({ type: 'leave', seat: count, messageId: 'go' });
  }
  expect(small.send(wish('Noa'))).toMatchObject({ code: 'roomFull' });
});

test('everybody who came since a time is removed at once, five thousand as well', () => {
  const room = newRoom();
  for (let count = 0; count < 20; count += 1) room.must(wish(`Honest ${count}`));
  room.nowMs += 1000;
  const sinceMs = room.nowMs;
  for (let count = 0; count < 5000; count += 1) room.must(wish(`Bot ${count}`));
  room.next();
  room.answer(3, 0);
  room.answer(30, 0);
  const from = performance.now();
  const removed = room.must({ type: 'operate', action: { do: 'removeSince', sinceMs }, expect: null });
  expect(performance.now() - from).toBeLessThan(1000);
  expect(removed.events).toHaveLength(5000);
  expect(room.state).toMatchObject({ players: 20, present: 20, rounds: [{ answered: 1, waitingFor: 19 }] });
  expect(room.must({ type: 'operate', action: { do: 'removeSince', sinceMs }, expect: null }).repeated).toBe(true);
  for (let seat = 0; seat < 20; seat += 1) room.answer(seat, 0);
  expect(room.state.phase.name).toBe('closed');
});

test('in the standings, places move up behind those who are removed', () => {
  const room = newRoom();
  room.must(wish('Noa'));
  room.nowMs += 1000;
  const sinceMs = room.nowMs;
  room.must(wish('Omar'));
  room.next();
  room.answer(1, 0);
  room.nowMs += 1000;
  room.answer(0, 0);
  room.wait(1500);
  room.next();
  room.operate({ do: 'removeSince', sinceMs });
  expect(presenterView(room.state, room.nowMs).phase).toMatchObject({ top: [{ seat: 0, rank: 1 }] });
});

test('the second step of joining wants the shapes on screen, or those just before', () => {
  const room = newRoom();
  const [first, second, third] = [
    [0, 1, 2, 3],
    [3, 3, 0, 1],
    [2, 0, 2, 0],
  ];
  const early = wish('Early');
  room.must(early);
  expect(room.send({ type: 'turnPattern', pattern: first ?? [] })).toMatchObject({ code: 'wrongPhase' });
  expect(room.operate({ do: 'twoStep', on: true })).toMatchObject({ events: [{ type: 'settingsChanged' }] });
  expect(room.send(wish('Noa', { pattern: [] }))).toMatchObject({ code: 'patternWrong' });
  room.must({ type: 'turnPattern', pattern: first ?? [] });
  expect(presenterView(room.state, room.nowMs).pattern).toEqual(first);
  // Before the first pattern there was none.
  expect(room.send(wish('Noa', { pattern: [] }))).toMatchObject({ code: 'patternWrong' });
  expect(room.send(wish('Noa'))).toMatchObject({ code: 'patternWrong' });
  expect(room.send(wish('Noa', { pattern: [0, 1, 2] }))).toMatchObject({ code: 'patternWrong' });
  expect(room.send(wish('Noa', { pattern: [0, 1, 2, 3, 0] }))).toMatchObject({ code: 'patternWrong' });
  expect(room.send(wish('Noa', { pattern: first })).ok).toBe(true);
  room.must({ type: 'turnPattern', pattern: second ?? [] });
  expect(room.send(wish('Omar', { pattern: first })).ok).toBe(true);
  room.must({ type: 'turnPattern', pattern: third ?? [] });
  expect(room.send(wish('Dana', { pattern: first }))).toMatchObject({ code: 'patternWrong' });
  expect(room.must(early).repeated).toBe(true);
  room.operate({ do: 'twoStep', on: false });
  expect(presenterView(room.state, room.nowMs).pattern).toBeNull();
  expect(room.send(wish('Dana')).ok).toBe(true);
  // A run that is over does not change any more: its result may be kept already.
  room.operate({ do: 'twoStep', on: true });
  room.operate({ do: 'end' });
  expect(room.send({ type: 'turnPattern', pattern: first ?? [] })).toMatchObject({ code: 'wrongPhase' });
});

test('foul names are refused where the game filters, and the operator is free of it', () => {
  const room = newRoom();
  expect(room.send(wish('f.u.c.k'))).toMatchObject({ code: 'nameFoul' });
  room.must(wish('Noa'));
  expect(room.operate({ do: 'rename', seat: 0, name: 'fuck' }).ok).toBe(true);
  const free = new TestRoom(sampleGame([sampleSlide()], { nameFilter: false }));
  expect(free.send(wish('f.u.c.k')).ok).toBe(true);
});
