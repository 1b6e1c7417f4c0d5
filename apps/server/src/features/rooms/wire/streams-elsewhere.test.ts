import { LIVE_PROTOCOL, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createBusHub } from '#platform/bus/bus-hub';
import { type LiveApp, makeLiveApp, openTestRoom } from '../testing/live-app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const hub = createBusHub(pino({ level: 'silent' }));
let here: LiveApp;
let elsewhere: LiveApp;
let code: string;
beforeAll(async () => {
  [here, elsewhere] = await Promise.all([
    makeLiveApp({ bus: hub.join('here') }),
    makeLiveApp({ bus: hub.join('elsewhere') }),
  ]);
  const answers = ['a', 'b'].map((text) => ({ text, media: null, correct: false }));
  const room = await openTestRoom(await here.signUp('owner'), [{ type: 'survey', question: 'Which?', answers }]);
  code = room.code;
});
afterEach(() => {
  hub.faults = {};
  hub.heal('elsewhere');
});
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

/** A player's page whose stream is here. */
async function openStream() {
  const hello = {
    t: 'helloPlayer',
    protocol: LIVE_PROTOCOL,
    code,
    token: null,
    device: 'device-0001',
    lastVersion: null,
  };
  const body = JSON.stringify(hello);
  const stream = await fetch(here.url + LIVE_STREAM_PATH, { method: 'POST', headers: JSON_TYPE, body });
  let text = '';
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  })().catch(() => undefined);
  return {
    name: stream.headers.get(LIVE_STREAM_HEADER) ?? '',
    heard: (part: string) => expect.poll(() => text, { timeout: 10_000 }).toContain(part),
    end: () => reader?.cancel(),
  };
}

/** Posts to the server that the stream is not at. */
async function post(name: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const all = { ...JSON_TYPE, ...headers, [LIVE_STREAM_HEADER]: name };
  const init = { method: 'POST', headers: all, body: JSON.stringify(body) };
  return (await fetch(elsewhere.url + LIVE_SEND_PATH, init)).status;
}

const ping = (n: number) => ({ t: 'ping', n });

it('refuses what is no stream of any server', async () => {
  const { name, end } = await openStream();
  const secret = name.split('.')[1] ?? '';
  for (const wrong of [
    '',
    secret,
    `nobody.${secret}`,
    `elsewhere.${secret}`,
    'here.AAAAAAAAAAAAAAAAAAAAAA',
    `>.${secret}`,
  ]) {
    expect(await post(wrong, ping(1)), wrong).toBe(404);
  }
  await end();
});

it('refuses pages of other origins where they ask', async () => {
  const { name, end } = await openStream();
  expect(await post(name, ping(1), { origin: 'https://evil.example' })).toBe(403);
  await end();
});

it('refuses while the way is cut, and when no answer comes', async () => {
  const { name, end } = await openStream();
  hub.part('elsewhere');
  expect(await post(name, ping(1))).toBe(404);
  hub.heal('elsewhere');
  hub.faults = { lose: ({ subject }) => subject === null };
  expect(await post(name, ping(1))).toBe(503);
  await end();
});

it('hands on what comes to another server than the stream is at, until the stream ends', async () => {
  const { name, heard, end } = await openStream();
  await heard('"t":"welcomePlayer"');
  expect(await post(name, { t: 'join', id: 'join-1', name: 'Dana', phone: '', consent: true })).toBe(200);
  await heard('"t":"joined"');
  expect(await post(name, [ping(2), ping(3)])).toBe(200);
  await heard('"t":"pong","n":2');
  await heard('"t":"pong","n":3');
  await end();
  await vi.waitFor(async () => expect(await post(name, ping(4))).toBe(404));
});
