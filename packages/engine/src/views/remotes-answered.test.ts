import { expect, test } from 'vitest';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { presenterView, sharedView } from '../view.ts';
import { countsOf } from './counts.ts';

const slide = sampleSlide({ answers: answersWith([1], 3) });

/** A room in which so many players without a page have a remote each, after the question has opened. */
function withRemotes(players: number): TestRoom {
  const room = new TestRoom(sampleGame([slide], { device: 'remotes' }));
  const names = Array.from({ length: players }, (_, at) => `Player ${at}`);
  for (let from = 0; from < players; from += 50)
    room.operate({ do: 'addPlayers', names: names.slice(from, from + 50) });
  for (const seat of names.keys()) room.operate({ do: 'pairRemote', remote: `lines-1:${seat}`, seat });
  room.next();
  return room;
}
const press = (room: TestRoom, seat: number, key: 'A' | 'B' | 'C', seq: number) => {
  room.nowMs += 100;
  room.send({ type: 'press', remote: `lines-1:${seat}`, key, atMs: room.nowMs, host: 'console1', seq, isFinal: false });
};
const shown = (room: TestRoom) => presenterView(room.state, room.nowMs).remotes;

test('the big screen learns who has answered and never what, while a question is open or just closed', () => {
  const rooms = (['A', 'B', 'C'] as const).map((key) => {
    const room = withRemotes(3);
    press(room, 2, key, 1);
    press(room, 0, key, 2);
    return room;
  });
  for (const room of rooms)
    expect(shown(room)).toEqual({
      of: 3,
      answered: 2,
      seats: [
        { name: 'Player 0', answered: true },
        { name: 'Player 1', answered: false },
        { name: 'Player 2', answered: true },
      ],
    });
  const [first, second] = rooms.map((room) => JSON.stringify(presenterView(room.state, room.nowMs)));
  expect(first).toBe(second);
  const [room] = rooms;
  if (!room) throw new Error('no room');
  expect(sharedView(room.state, room.nowMs)).not.toHaveProperty('remotes');
  expect(countsOf(room.state).remotes).toEqual(shown(room));
  room.operate({ do: 'closeAnswers' });
  expect(shown(room)).toMatchObject({ answered: 2 });
  room.next();
  expect(room.state.phase.name).toBe('reveal');
  expect(shown(room)).toBeUndefined();
});

test('a hall too large for names shows those who answered last, newest first', () => {
  const room = withRemotes(61);
  for (let seat = 60; seat >= 0; seat -= 2) press(room, seat, 'A', 61 - seat);
  const view = shown(room);
  expect(view).toMatchObject({ of: 61, answered: 31, seats: { length: 24, 0: { name: 'Player 0', answered: true } } });
  expect(view?.seats[1]?.name).toBe('Player 2');
  room.operate({ do: 'kick', seat: 0 });
  expect(shown(room)).toMatchObject({ of: 60, answered: 30, seats: { length: 60 } });
});

test('a room without remotes says nothing of them', () => {
  const room = new TestRoom(sampleGame([slide]));
  room.join('Noa');
  room.next();
  room.answer(0, 1);
  expect(Object.keys(presenterView(room.state, room.nowMs))).not.toContain('remotes');
  expect(Object.keys(countsOf(room.state))).not.toContain('remotes');
});
