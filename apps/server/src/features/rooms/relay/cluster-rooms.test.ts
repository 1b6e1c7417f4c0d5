import { Refused } from '#platform/http/refused';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinServers, type JoinedServers } from '../testing/joined-servers.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { previewRoom } from '../wire/preview-room.ts';
import { screenToken } from '../screens/screen-tokens.ts';
import type { Rooms } from '../rooms.ts';

let house: JoinedServers;
let rooms: Rooms;
let room: { id: string; code: string };
beforeEach(async () => {
  house = await joinServers();
  ({ rooms } = house.near.relay);
  room = await house.far.openRoom();
});
afterEach(() => house.remove());

const operate = (action: { do: 'next' } | { do: 'end' } | { do: 'openScreenLink' }) =>
  rooms.command(room.id, { type: 'operate', action, expect: null });
const phase = () => house.far.host.room(room.id)?.state.phase.name;

it('a room that no server has is none', async () => {
  expect(await rooms.view('nowhere')).toBeNull();
  expect(await rooms.command('nowhere', { type: 'operate', action: { do: 'end' }, expect: null })).toBeNull();
});

it('what may have been done is refused, and not done twice', async () => {
  let asked = 0;
  house.hub.faults.lose = ({ subject, from }) => {
    if (subject?.endsWith('.call') === true) asked += 1;
    return subject === null && from === 'far';
  };
  const done = operate({ do: 'openScreenLink' });
  const refused = expect(done).rejects.toThrow(Refused);
  await expect.poll(() => house.far.host.room(room.id)?.state.screenLinks.length).toBe(1);
  await refused;
  expect([asked, house.far.host.room(room.id)?.state.screenLinks.length]).toEqual([1, 1]);
});

it('a room whose server cannot be reached is not closed behind its back', async () => {
  house.hub.part('far');
  expect(await rooms.close(room.id)).toBe(false);
  await expect(operate({ do: 'next' })).rejects.toThrow(Refused);
  expect(await rooms.view(room.id)).toBeNull();
  expect(phase()).toBe('lobby');
});

it('is seen, operated and closed from another server', async () => {
  expect(await rooms.view(room.id)).toEqual({ startedAtMs: null, players: 0, over: false, callers: false });
  expect(await operate({ do: 'next' })).toEqual({ ok: true });
  expect((await rooms.view(room.id))?.startedAtMs).not.toBeNull();
  expect(await rooms.close(room.id)).toBe(true);
  expect([phase(), house.far.ended.length, (await rooms.find(room.id))?.endedAtMs !== null]).toEqual([
    'ended',
    1,
    true,
  ]);
  expect(await operate({ do: 'next' })).toMatchObject({ ok: false, code: 'roomEnded' });
});

it('its people play again where they are, asked from another server', async () => {
  await rooms.close(room.id);
  const run = { gameId: 'another', userId: house.near.ownerId, game: sampleGame(), gameType: 'firebase' } as const;
  const next = await rooms.openAgain(room.id, run);
  expect(next).toMatchObject({ code: room.code, gameId: 'another', endedAtMs: null });
  expect(house.far.host.roomByCode(room.code)?.id).toBe(typeof next === 'object' ? next?.id : null);
  expect(await rooms.openAgain('nowhere', run)).toBe('gone');
});

it('its card is told at any server, and its screen links may be framed there', async () => {
  const { relay } = house.near.gateway;
  expect(await previewRoom(house.near.gateway, room.code, '192.0.2.1')).toMatchObject({
    language: sampleGame().language,
  });
  const token = screenToken(house.far.host.seatKey, room.id, 1);
  expect(await relay?.provesScreen(room.id, token)).toBe(false);
  await operate({ do: 'openScreenLink' });
  expect(await relay?.provesScreen(room.id, token)).toBe(true);
});
