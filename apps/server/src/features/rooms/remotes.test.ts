import { GameResult, LIVE_PROTOCOL, type Room } from '@qc/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { type LiveApp, makeLiveApp, openTestRoom, SocketPage } from './testing/live-app.ts';
import { newId, openStaff, operate, seen } from './testing/staff-on-socket.ts';

const HOST = 'consoleA1';
let app: LiveApp;
let owner: TestClient;
let room: Room;

beforeAll(async () => {
  app = await makeLiveApp();
  owner = await app.signUp('owner');
});
afterAll(() => app.close());
beforeEach(async () => {
  const answers = ['Red', 'Dead', 'Black'].map((text, at) => ({ text, media: null, correct: at === 1 }));
  room = await openTestRoom(owner, [{ type: 'trivia', question: 'Which sea?', answers }], 'remotes');
});

const staff = (as: 'operator' | 'presenter' = 'operator', client = owner) =>
  openStaff(app, client, { room: room._id, as });

let seq = 0;
const pressed = (remote: string, key: string, more = {}) => ({
  ...{ seq: (seq += 1), remote, key, atMs: Date.now(), isFinal: false },
  ...more,
});
async function press(page: SocketPage, ...presses: object[]): Promise<string> {
  const id = newId();
  await page.say({ t: 'presses', id, host: HOST, presses });
  return id;
}
const rowsOf = (page: SocketPage) => {
  const rows = new Map(
    page
      .of('welcomeOperator')
      .at(-1)
      ?.seats.map((row) => [row.seat, row]),
  );
  for (const row of page.of('seats').flatMap((told) => told.rows)) rows.set(row.seat, row);
  return rows;
};

/** A console with Noa at remote 1 and Omar at remote 2. */
async function paired(): Promise<SocketPage> {
  const page = await staff();
  await page.say({ t: 'receivers', host: HOST, names: ['buzz'] });
  await operate(page, { do: 'addPlayers', names: ['Noa', 'Omar'] });
  await operate(page, { do: 'pairRemote', remote: 'buzz:1', seat: 0 });
  await operate(page, { do: 'pairRemote', remote: 'buzz:2', seat: 1 });
  return page;
}

it('plays a game with clickers from pairing to the result', async () => {
  const page = await paired();
  const other = await staff();
  await operate(page, { do: 'next' });
  const id = await press(page, pressed('buzz:1', 'A'), pressed('buzz:1', 'B'), pressed('buzz:9', 'C'));
  await seen(() => page.of('ack').some((ack) => ack.id === id));
  await seen(() => rowsOf(other).get(0)?.answered);
  expect(other.of('pressed').flatMap(({ presses }) => presses)).toEqual([
    { remote: 'buzz:1', key: 'A', refused: null },
    { remote: 'buzz:1', key: 'B', refused: null },
    { remote: 'buzz:9', key: 'C', refused: 'unknownSeat' },
  ]);
  await press(page, pressed('buzz:2', 'C'));
  await operate(page, { do: 'reveal' });
  await operate(page, { do: 'end' });
  await expect.poll(async () => (await owner.get(`/GameResult?game=${room.game}`)).json().count).toBe(1);
  const [kept] = (await owner.get(`/GameResult?game=${room.game}`)).json().results;
  const result = GameResult.parse((await owner.get(`/api/GameResult/${kept._id}`)).json());
  expect(result.players.map(({ name, rightCount }) => [name, rightCount])).toEqual([
    ['Noa', 1],
    ['Omar', 0],
  ]);
});

it('acknowledges what is told again, and does it once', async () => {
  const page = await paired();
  await operate(page, { do: 'next' });
  const told = [pressed('buzz:1', 'A'), pressed('buzz:1', 'C')];
  await press(page, ...told);
  await seen(() => page.of('pressed').length);
  const again = await press(page, ...told);
  await seen(() => page.of('ack').some((ack) => ack.id === again));
  expect(page.of('pressed').flatMap(({ presses }) => presses)).toHaveLength(2);
});

it('is no way for players, big screens and strangers to answer', async () => {
  const page = await paired();
  const screen = await staff('presenter');
  const id = await press(screen, pressed('buzz:1', 'A'));
  await seen(() => screen.of('refused').some((refused) => refused.id === id && refused.code === 'notAllowed'));
  await operate(page, { do: 'next' });
  const stranger = await app.signUp('stranger');
  const foreign = await staff('operator', stranger);
  expect(foreign.of('welcomeOperator')).toEqual([]);
  const player = new SocketPage(app.port);
  const hello = { t: 'helloPlayer', protocol: LIVE_PROTOCOL, code: room.code, token: null };
  await player.say({ ...hello, device: 'device-of-player', lastVersion: null });
  await seen(() => player.of('welcomePlayer').some(({ view }) => view.door === 'pagesNotLetIn'));
  const theirs = await press(player, pressed('buzz:1', 'A'));
  await seen(() => player.of('refused').some((refused) => refused.id === theirs && refused.code === 'notAllowed'));
  await player.say({ t: 'join', id: newId(), name: 'Dana', phone: '', consent: true });
  await seen(() => player.of('refused').some(({ code }) => code === 'pagesNotLetIn'));
  expect(page.of('pressed')).toEqual([]);
});

it('tells the page of a seat what a clicker answered for it', async () => {
  const page = await staff();
  await operate(page, { do: 'letIn', device: 'phones', on: true });
  const player = new SocketPage(app.port);
  const hello = { t: 'helloPlayer', protocol: LIVE_PROTOCOL, code: room.code, token: null };
  await player.say({ ...hello, device: 'device-of-player', lastVersion: null });
  await player.say({ t: 'join', id: newId(), name: 'Dana', phone: '', consent: true });
  await seen(() => player.of('joined').length);
  await operate(page, { do: 'pairRemote', remote: 'buzz:1', seat: 0 });
  await operate(page, { do: 'next' });
  await press(page, pressed('buzz:1', 'C'));
  const answered = () => player.of('own').at(-1)?.own?.response;
  await expect.poll(answered).toEqual({ type: 'trivia', picks: [2] });
});

it('takes players for away whose receiver no console hears', async () => {
  const page = await paired();
  await seen(() => rowsOf(page).get(0)?.present);
  const other = await staff();
  await other.say({ t: 'receivers', host: 'consoleB2', names: ['buzz', 'keyboard'] });
  await page.say({ t: 'receivers', host: HOST, names: [] });
  await operate(page, { do: 'addPlayers', names: ['Tal'] });
  expect(rowsOf(page).get(0)?.present).toBe(true);
  other.close();
  await seen(() => rowsOf(page).get(0)?.present === false);
  await page.say({ t: 'receivers', host: HOST, names: ['buzz'] });
  await seen(() => rowsOf(page).get(0)?.present);
});
