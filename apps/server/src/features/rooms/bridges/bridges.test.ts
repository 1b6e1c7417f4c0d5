import { LIVE_PROTOCOL, type Room } from '@qc/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { type LiveApp, makeLiveApp, openTestRoom, SocketPage, type TestSlide } from '../testing/live-app.ts';
import { newId, openStaff, operate, seen } from '../testing/staff-on-socket.ts';

const ANSWERS = ['Red', 'Dead', 'Black'].map((text, at) => ({ text, media: null, correct: at === 1 }));
const SLIDES: TestSlide[] = [{ type: 'trivia', question: 'Which sea?', answers: ANSWERS }];
let app: LiveApp;
let owner: TestClient;
let room: Room;

beforeAll(async () => {
  app = await makeLiveApp();
  owner = await app.signUp('owner');
});
afterAll(() => app.close());
beforeEach(async () => {
  room = await openRoom();
});

const openRoom = (gameType: 'remotes' | 'firebase' = 'remotes') => openTestRoom(owner, SLIDES, gameType);
const staff = (as: 'operator' | 'presenter' = 'operator', of = room) => openStaff(app, owner, { room: of._id, as });

async function codeFrom(page: SocketPage): Promise<string> {
  const id = newId();
  await page.say({ t: 'askBridgeCode', id });
  await seen(() => page.of('bridgeCode').some((given) => given.id === id));
  return page.of('bridgeCode').at(-1)?.code ?? '';
}

/** A bridge that has said hello; it has its first word, or none and a goodbye. */
async function bridge(host: string, proof: object, more: object = {}): Promise<SocketPage> {
  const page = new SocketPage(app.port);
  await page.say({ t: 'helloBridge', protocol: LIVE_PROTOCOL, host, name: 'Hall PC', proof, ...more });
  await seen(() => page.messages.length > 0 || page.closeCode !== null);
  return page;
}
const sentAwayBy = (page: SocketPage) => page.of('goodbye').at(-1)?.reason;
const tokenOf = (page: SocketPage) => page.of('welcomeBridge').at(-1)?.newToken ?? '';
const rowOf = (page: SocketPage, host: string) =>
  page
    .of('bridges')
    .at(-1)
    ?.rows.find((row) => row.host === host);
const status = (...names: string[]) => ({
  t: 'bridgeStatus',
  receivers: names.map((name) => ({ name, state: 'ready', isExperimental: false })),
  ports: [{ path: '/dev/ttyUSB0', label: 'FTDI', driver: null }],
  troubles: [],
});
const pressed = (seq: number, remote: string, key = 'A') => ({ seq, remote, key, atMs: Date.now(), isFinal: false });

it('lets nobody in by a code that is unknown, used, or replaced by another', async () => {
  const console = await staff();
  expect(sentAwayBy(await bridge('bridgeA1', { code: 'ABCD2345' }))).toBe('noRoom');
  const replaced = await codeFrom(console);
  const code = await codeFrom(console);
  expect(sentAwayBy(await bridge('bridgeA1', { code: replaced }))).toBe('noRoom');
  expect(tokenOf(await bridge('bridgeA1', { code }))).toMatch(/^[\w-]{43}$/);
  expect(sentAwayBy(await bridge('bridgeB2', { code }))).toBe('noRoom');
});

it('lets nobody in by a token of another room, another bridge, or none', async () => {
  const console = await staff();
  const token = tokenOf(await bridge('bridgeA1', { code: await codeFrom(console) }));
  const other = await openRoom();
  expect(sentAwayBy(await bridge('bridgeA1', { room: other._id, token }))).toBe('notAllowed');
  expect(sentAwayBy(await bridge('bridgeB2', { room: room._id, token }))).toBe('notAllowed');
  const wrong = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(sentAwayBy(await bridge('bridgeA1', { room: room._id, token: wrong }))).toBe('notAllowed');
  expect(sentAwayBy(await bridge('bridgeA1', { room: 'AAAAAAAAAAAAAAAAAAAA', token }))).toBe('noRoom');
  expect(sentAwayBy(await bridge('bridgeA1', { room: room._id, token }, { protocol: 1 }))).toBe('outdated');
  expect(sentAwayBy(await bridge('bridgeA1', { room: room._id, token }))).toBeUndefined();
});

it('stops who guesses codes, and gives codes to consoles of rooms with clickers alone', async () => {
  for (let guess = 0; guess < 20; guess += 1) (await bridge('guesserA1', { code: 'ABCD2345' })).close();
  expect(sentAwayBy(await bridge('guesserA1', { code: 'ABCD2345' }))).toBe('tooManyTries');
  const refused = async (page: SocketPage) => {
    const id = newId();
    await page.say({ t: 'askBridgeCode', id });
    await seen(() => page.of('refused').some((one) => one.id === id));
    return page.of('refused').at(-1)?.code;
  };
  expect(await refused(await staff('presenter'))).toBe('notAllowed');
  expect(await refused(await staff('operator', await openRoom('firebase')))).toBe('notAllowed');
});

it('hears no more of a bridge than its presses and how it is, and tells it nothing of the game', async () => {
  const console = await staff();
  const page = await bridge('bridgeA1', { code: await codeFrom(console) });
  const forbidden = [
    { t: 'operate', id: newId(), expect: null, action: { do: 'next' } },
    { t: 'join', id: newId(), name: 'Mallory', phone: '', consent: true },
    { t: 'answer', id: newId(), slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } },
    { t: 'askBridgeCode', id: newId() },
    { t: 'usePort', id: newId(), host: 'bridgeA1', path: 'COM3', driver: 'lines' },
    { t: 'askReview', id: newId() },
    { t: 'presses', id: newId(), host: 'bridgeB2', presses: [pressed(1, 'buzz-11:1')] },
    { t: 'presses', id: newId(), host: 'bridgeA1', presses: [pressed(1, 'buzz-1:1')] },
    { t: 'presses', id: newId(), host: 'bridgeA1', presses: [pressed(1, 'buzz-21:1')] },
  ];
  for (const message of forbidden) await page.say(message);
  await seen(() => page.of('refused').length === forbidden.length);
  expect(new Set(page.of('refused').map(({ code }) => code))).toEqual(new Set(['notAllowed']));
  await operate(console, { do: 'addPlayers', names: ['Noa'] });
  await operate(console, { do: 'pairRemote', remote: 'buzz-11:1', seat: 0 });
  await page.say(status('buzz-11', 'buzz-1'));
  await operate(console, { do: 'next' });
  await seen(() => page.of('orders').at(-1)?.orders.armed?.id === 'visit-1');
  await page.say({ t: 'presses', id: newId(), host: 'bridgeA1', presses: [pressed(1, 'buzz-11:1', 'B')] });
  await seen(() => page.of('ack').length === 1);
  await operate(console, { do: 'reveal' });
  await seen(() => page.of('orders').at(-1)?.orders.armed === null);
  expect(new Set(page.messages.map(({ t }) => t))).toEqual(new Set(['welcomeBridge', 'refused', 'orders', 'ack']));
  expect(page.texts.join()).not.toMatch(/Which sea|Dead|Noa|Live test/);
  // A receiver that is not its own is not heard by it.
  expect(rowOf(console, 'bridgeA1')?.receivers.map(({ name }) => name)).toEqual(['buzz-11']);
});

it('plays by a bridge: the press counts, the lamp is told, the map shows it, and who has its clicker there is here', async () => {
  const console = await staff();
  const page = await bridge('bridgeA1', { code: await codeFrom(console) });
  await operate(console, { do: 'addPlayers', names: ['Noa', 'Omar'] });
  await operate(console, { do: 'pairRemote', remote: 'buzz-11:1', seat: 0 });
  await operate(console, { do: 'pairRemote', remote: 'buzz-11:2', seat: 1 });
  await page.say(status('buzz-11'));
  await seen(() => rowOf(console, 'bridgeA1')?.receivers.length === 1);
  await operate(console, { do: 'next' });
  await page.say({ t: 'presses', id: newId(), host: 'bridgeA1', presses: [pressed(1, 'buzz-11:1', 'B')] });
  await seen(() => page.of('orders').at(-1)?.orders.lamps['buzz-11:1']);
  expect(page.of('orders').at(-1)?.orders).toEqual({
    armed: { id: 'visit-1', keys: [...'ABC0123456789*#'] },
    lamps: { 'buzz-11:1': 'taken' },
  });
  expect(console.of('pressed').flatMap(({ presses }) => presses)).toEqual([
    { remote: 'buzz-11:1', key: 'B', refused: null },
  ]);
  await page.say({ t: 'presses', id: newId(), host: 'bridgeA1', presses: [pressed(2, 'buzz-11:2', 'A')] });
  await operate(console, { do: 'reveal' });
  await seen(() => page.of('orders').at(-1)?.orders.lamps['buzz-11:1'] === 'right');
  expect(page.of('orders').at(-1)?.orders).toEqual({ armed: null, lamps: { 'buzz-11:1': 'right' } });
  page.close();
  await seen(() => console.of('seats').some(({ rows }) => rows.some((row) => row.seat === 1 && !row.present)));
  await seen(() => rowOf(console, 'bridgeA1')?.awaySinceMs);
});

it('gives the reply to a code again to the bridge that lost it, until it is removed, which ends its token too', async () => {
  const console = await staff();
  const code = await codeFrom(console);
  const token = tokenOf(await bridge('bridgeA1', { code }));
  const again = await bridge('bridgeA1', { code });
  expect(tokenOf(again)).toBe(token);
  await operate(console, { do: 'removeBridge', host: 'bridgeA1' });
  await seen(() => sentAwayBy(again) === 'removed');
  expect(sentAwayBy(await bridge('bridgeA1', { code }))).toBe('noRoom');
  expect(sentAwayBy(await bridge('bridgeA1', { room: room._id, token }))).toBe('notAllowed');
  expect(console.of('bridges').at(-1)?.rows).toEqual([]);
});

it('sends the older of two wires of one bridge away, and brings it the console’s wish for a port', async () => {
  const console = await staff();
  const older = await bridge('bridgeA1', { code: await codeFrom(console) });
  const newer = await bridge('bridgeA1', { room: room._id, token: tokenOf(older) });
  await seen(() => sentAwayBy(older) === 'replaced');
  const use = { t: 'usePort', host: 'bridgeA1', path: '/dev/ttyUSB0', driver: 'lines' };
  await console.say({ ...use, id: newId() });
  await seen(() => newer.of('portWanted').length === 1);
  expect(newer.of('portWanted')).toEqual([{ t: 'portWanted', path: '/dev/ttyUSB0', driver: 'lines' }]);
  newer.close();
  await seen(() => rowOf(console, 'bridgeA1')?.awaySinceMs);
  const id = newId();
  await console.say({ ...use, id });
  await seen(() => console.of('refused').some((one) => one.id === id));
  const later = await staff();
  await seen(() => rowOf(later, 'bridgeA1')?.name === 'Hall PC');
});
