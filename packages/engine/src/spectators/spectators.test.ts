import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Listener } from '../live/listener.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { sharedView } from '../view.ts';
import { spectatorsReact, watchRefusal } from './may-watch.ts';
import { Spectators } from './spectators.ts';

function pageOf(told: unknown[] = []): Listener {
  const send = ({ text }: { text: string }) => void told.push(JSON.parse(text));
  return new Listener({ buffered: 0, closed: false, send, close: () => {} }, 'player', '');
}

const seams = { counted: () => {}, replaced: () => {} };
const isTold = (room: TestRoom) => sharedView(room.state, room.nowMs).watchable === true;

test('who is banned, a game without pages, one played alone and a room that has ended are not watched', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.join('Noa');
  const { state } = room;
  expect([watchRefusal(state, 'x'), isTold(room)]).toEqual([null, true]);
  expect(watchRefusal({ ...state, banned: ['x'] }, 'x')).toBe('banned');
  expect(watchRefusal({ ...state, game: { ...state.game, device: 'remotes' } }, 'x')).toBe('pagesNotLetIn');
  expect(watchRefusal({ ...state, game: { ...state.game, pace: 'self' } }, 'x')).toBe('notAllowed');
  room.operate({ do: 'end' });
  expect([watchRefusal(room.state, 'x'), isTold(room)]).toEqual(['roomEnded', false]);
});

test('the game says whether they may, the operator changes it, and a shut door is none for them', () => {
  const room = new TestRoom(sampleGame([sampleSlide()], { spectators: false, maxPlayers: 1, lateJoin: false }));
  expect([watchRefusal(room.state, 'x'), isTold(room)]).toEqual(['watchingOff', false]);
  expect(room.operate({ do: 'spectators', on: true })).toMatchObject({ ok: true, repeated: false });
  expect(room.operate({ do: 'spectators', on: true })).toMatchObject({ repeated: true });
  room.join('Noa');
  room.operate({ do: 'lock', on: true });
  expect(sharedView(room.state, room.nowMs)).toMatchObject({ door: 'roomLocked', watchable: true });
});

test('they react between questions, and only where players may', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.join('Noa');
  expect(spectatorsReact(room.state)).toBe(true);
  room.next();
  expect(spectatorsReact(room.state)).toBe(false);
  room.answer(0, 0);
  expect([room.state.phase.name, spectatorsReact(room.state)]).toEqual(['closed', true]);
  room.operate({ do: 'reactions', on: false });
  expect(spectatorsReact(room.state)).toBe(false);
});

test('they are as many as the room has places, one page for each device', () => {
  const { state } = new TestRoom(sampleGame([sampleSlide()], { maxPlayers: 2 }));
  const counts: number[] = [];
  const replaced: Listener[] = [];
  const all = new Spectators({ counted: (count) => counts.push(count), replaced: (page) => replaced.push(page) });
  const [first, again, second, third] = [pageOf(), pageOf(), pageOf(), pageOf()];
  expect([all.enter(first, 'a', state), all.enter(first, 'a', state), all.enter(second, 'b', state)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(all.enter(third, 'c', state)).toBe('watchersFull');
  expect([all.enter(again, 'a', state), all.has(first), replaced]).toEqual([null, false, [first]]);
  all.leave(first);
  all.leave(again);
  expect([all.enter(third, 'c', state), counts]).toEqual([null, [1, 2, 1, 2]]);
});

test('who may watch no longer is told why; the end of a run is watched by all', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  const all = new Spectators(seams);
  const told: unknown[] = [];
  const [kept, banned] = [pageOf(), pageOf(told)];
  all.enter(kept, 'a', room.state);
  all.enter(banned, 'b', room.state);
  all.follow({ ...room.state, banned: ['b'] });
  expect([all.has(kept), all.has(banned), told]).toEqual([
    true,
    false,
    [{ t: 'watching', on: false, refused: 'banned' }],
  ]);
  room.operate({ do: 'end' });
  all.follow(room.state);
  expect(all.has(kept)).toBe(true);
  all.follow({ ...room.state, phase: { name: 'lobby' }, spectators: false });
  expect(all.count).toBe(0);
});

test('whatever pages do, they are counted by device and never more than there are places (500 runs)', () => {
  const { state } = new TestRoom(sampleGame([sampleSlide()], { maxPlayers: 3 }));
  const wish = fc.record({ page: fc.nat(5), device: fc.nat(4), enters: fc.boolean() });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
      const pages = Array.from({ length: 6 }, () => pageOf());
      const model = new Map<string, Listener>();
      const devices = new Map<Listener, string>();
      let told = 0;
      const all = new Spectators({ counted: (count) => (told = count), replaced: () => {} });
      for (const { page: at, device, enters } of wishes) {
        const page = pages[at] ?? pageOf();
        if (enters) {
          // A page is of one device.
          const name = devices.get(page) ?? `d${device}`;
          devices.set(page, name);
          const isRefused = !model.has(name) && model.size >= 3;
          expect(all.enter(page, name, state)).toBe(isRefused ? 'watchersFull' : null);
          if (!isRefused) model.set(name, page);
        } else {
          all.leave(page);
          for (const [name, one] of model) if (one === page) model.delete(name);
        }
        expect([all.count, told]).toEqual([model.size, model.size]);
        for (const one of pages) expect(all.has(one)).toBe([...model.values()].includes(one));
      }
    }),
    { numRuns: 500 },
  );
});
