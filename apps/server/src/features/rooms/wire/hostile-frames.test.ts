import { LIVE_PROTOCOL, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH, type Room } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { seededRandom, ValueMaker } from '../../../testing/generate-value.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { type LiveApp, makeLiveApp, openTestRoom, SocketPage } from '../testing/live-app.ts';

/** A-12 of the reliability plan, for frames: keys by which a careless program would reach what every object has. */
const POISON = ['__proto__', 'constructor', 'prototype', '__defineGetter__', 'toString', 'hasOwnProperty'];
const VALUES = [
  '{"polluted":true}',
  '{"prototype":{"polluted":true}}',
  '{"role":0,"as":"operator"}',
  '[]',
  'null',
  '1',
];
/** As many as one wire may send before it is ended. */
const PER_WIRE = 20;
const WIRES = 48;

/** Forty-eight pages at once on a machine that does other things as well. */
const PATIENCE = { timeout: 20_000, interval: 10 };

const maker = new ValueMaker(seededRandom(12), () => ({}));
let live: LiveApp;
let owner: TestClient;
let room: Room;
beforeAll(async () => {
  const clock = new FakeClock();
  live = await makeLiveApp({ now: () => clock.now(), timers: clock });
  owner = await live.signUp('owner');
  const answers = ['a', 'b'].map((text) => ({ text, media: null, correct: false }));
  room = await openTestRoom(owner, [{ type: 'survey', question: 'Which?', answers }]);
});
afterAll(() => live.close());

const helloPlayer = (device = 'device-0001') => ({
  ...{ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code: room.code, token: null, device, lastVersion: null },
});
const helloStaff = (as: 'operator' | 'presenter') => ({
  ...{ t: 'helloStaff', protocol: LIVE_PROTOCOL, room: room._id, as, session: owner.user.session, lastVersion: null },
});
const FROM_PLAYERS: object[] = [
  { t: 'join', id: 'join-bad', name: 'Polluted', phone: '', consent: true },
  { t: 'answer', id: 'answer-bad', slide: 0, visit: 0, response: { type: 'trivia', picks: [0] } },
  { t: 'ping', n: 666 },
  { t: 'leave', id: 'leave-bad' },
  { t: 'suggestName', id: 'suggest-bad' },
  { t: 'ready', visit: 0 },
  { t: 'askReview', id: 'review-bad' },
  { t: 'advance', id: 'advance-bad', expect: 0 },
];
const FROM_STAFF: object[] = [
  { t: 'operate', id: 'operate-bad', expect: null, action: { do: 'lock', on: true } },
  { t: 'operate', id: 'operate-bad', expect: null, action: { do: 'end' } },
  { t: 'ping', n: 666 },
];

/** A frame with the poison at some depth, once or twice. */
function poisoned(frame: object): string {
  const key = maker.pick(POISON);
  const entry = `"${key}":${maker.pick(VALUES)}`;
  const twice = maker.chance(0.3) ? `,"${key}":${maker.pick(VALUES)}` : '';
  const text = JSON.stringify(frame);
  const at = maker.pick([...text.matchAll(/\{/g)].map(({ index }) => index));
  return `${text.slice(0, at + 1)}${entry}${twice},${text.slice(at + 1)}`;
}

function expectClean(): void {
  const probe: Record<string, unknown> = {};
  for (const key of ['polluted', 'role', 'as']) expect(probe[key]).toBeUndefined();
  expect([Object.keys(Object.prototype), Object.keys(Array.prototype)]).toEqual([[], []]);
}

async function greeted(hello: object, headers: Record<string, string> = {}): Promise<SocketPage> {
  const page = new SocketPage(live.port, headers);
  await page.say(hello);
  await expect.poll(() => page.texts.length, PATIENCE).toBeGreaterThan(0);
  return page;
}

it('about a thousand poisoned frames change nothing, are answered by nothing, and leave the wire as it was', async () => {
  const state = () => live.host.room(room._id)?.state;
  const before = JSON.stringify(state());
  const tryOne = async (n: number) => {
    const isStaff = n % 3 === 0;
    const cookie = { cookie: owner.cookie };
    const page = isStaff ? await greeted(helloStaff('operator'), cookie) : await greeted(helloPlayer(`device-${n}00`));
    for (let m = 0; m < PER_WIRE; m++) page.socket.send(poisoned(maker.pick(isStaff ? FROM_STAFF : FROM_PLAYERS)));
    await page.say({ t: 'ping', n });
    await expect.poll(() => page.of('pong').map((pong) => pong.n), PATIENCE).toEqual([n]);
    const kinds = page.messages.map(({ t }) => t);
    for (const t of ['ack', 'joined', 'refused', 'nameSuggested', 'goodbye']) expect(kinds).not.toContain(t);
    expect(page.closeCode).toBeNull();
    page.close();
  };
  await Promise.all(Array.from({ length: WIRES }, (_none, n) => tryOne(n)));
  expectClean();
  await expect.poll(() => JSON.stringify(state()), PATIENCE).toBe(before);
});

it('a poisoned hello opens nothing, by socket or by stream', async () => {
  const headers = { 'content-type': 'application/json' };
  const bySocket = async () => {
    const page = new SocketPage(live.port, { cookie: owner.cookie });
    await new Promise((resolve) => page.socket.once('open', resolve));
    page.socket.send(poisoned(maker.pick([helloPlayer(), helloStaff('operator'), helloStaff('presenter')])));
    await expect.poll(() => page.closeCode, PATIENCE).not.toBeNull();
    expect(page.texts).toEqual([]);
  };
  const byStream = async () => {
    const body = poisoned(helloPlayer());
    const reply = await fetch(live.url + LIVE_STREAM_PATH, { method: 'POST', headers, body });
    expect(await reply.text(), body).not.toContain('welcome');
  };
  await Promise.all(Array.from({ length: 24 }, () => [bySocket(), byStream()]).flat());
  expectClean();
});

it('poisoned messages beside a stream are answered by nothing', async () => {
  const headers = { 'content-type': 'application/json' };
  const open = { method: 'POST', headers, body: JSON.stringify(helloPlayer('device-stream')) };
  const stream = await fetch(live.url + LIVE_STREAM_PATH, open);
  const secret = stream.headers.get(LIVE_STREAM_HEADER) ?? '';
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const send = (body: string) =>
    fetch(live.url + LIVE_SEND_PATH, { method: 'POST', headers: { ...headers, [LIVE_STREAM_HEADER]: secret }, body });
  for (let n = 0; n < PER_WIRE; n++) {
    const reply = await send(poisoned(maker.pick(FROM_PLAYERS)));
    // JSON with a prototype in it is refused before it is looked at.
    expect([200, 400]).toContain(reply.status);
  }
  expect((await send('{"t":"ping","n":7}')).status).toBe(200);
  let heard = '';
  while (!heard.includes('"t":"pong"')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain('"n":7');
  expect(heard).not.toMatch(/"t":"(ack|joined|refused|nameSuggested|goodbye)"/);
  await reader?.cancel();
  expectClean();
});
