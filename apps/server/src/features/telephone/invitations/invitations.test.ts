import { NO_CALLING, type CallingState, type LineCalling } from '@qc/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { REST_ACCOUNT, type RestStandIn, restStandIn } from '../testing/rest-stand-in.ts';
import { LINE, openCalledRoom, setUpLine, TestCall } from '../testing/test-line.ts';

const NOON = Date.parse('2026-01-15T12:00:00Z');
const NOA = '050-123-4567';
let [test, rest, nowMs]: [TestApp, RestStandIn, number] = [undefined as never, undefined as never, NOON];
let host: TestClient;
let room: { id: string; code: string };

const calling: LineCalling = {
  ...NO_CALLING,
  ...{ accountId: REST_ACCOUNT.accountId, timeZone: 'UTC', price: '10 cents', perRoom: 4, perDay: 6, by: 'everyone' },
};

beforeEach(async () => {
  nowMs = NOON;
  rest = await restStandIn('twilio');
  test = await buildTestApp({ now: () => nowMs, config: { telephoneApi: rest.url } });
  await setUpLine(test, { calling, callToken: REST_ACCOUNT.token, callsPerNumber: 2 });
  host = await test.signIn('omar');
  room = await openCalledRoom(test);
});
afterEach(async () => {
  await test.close();
  await rest.close();
});

const at = () => `/room/${room.id}/calling`;
const look = async (): Promise<CallingState> => (await host.get(at())).json();
const list = (...numbers: string[]) => ({ people: numbers.map((number) => ({ number, name: '' })), agreed: true });
const invite = async (...numbers: string[]) => (await host.post(at(), list(...numbers))).json();
const states = async () =>
  (await look()).people.map(({ state, fault }) => (fault === null ? state : `${state} ${fault}`));
const callNext = () => test.telephone.callNext();
const change = async (changes: Partial<LineCalling>) => {
  const saved = await host.put('/admin/telephone', {
    ...(await host.get('/admin/telephone')).json().line,
    ...{ calling: { ...calling, ...changes }, callToken: '', secret: '' },
  });
  expect(saved.statusCode).toBe(200);
};
/** Whom the provider was told to call, oldest first. */
const told = () => rest.told.map(({ fields }) => String(fields['To']));
/** The call that the provider placed `nth`, as it asks the house. */
function answered(nth = 1): { call: TestCall; query: string } {
  const fields = rest.told[nth - 1]?.fields ?? {};
  const call = new TestCall(test, `CA-out-${nth}`, '+97225550100', String(fields['To']));
  return { call, query: new URL(String(fields['Url'])).search };
}

it('calls who has agreed, one after another, and who presses 1 is in the room', async () => {
  expect(await look()).toMatchObject({ gap: null, isQuiet: false, price: '10 cents', leftHere: 4, leftToday: 6 });
  expect(await invite(NOA, '0521234567')).toMatchObject({ left: [], state: { leftHere: 2, leftToday: 4 } });
  expect(await states()).toEqual(['waiting', 'waiting']);
  expect(await callNext()).toBe(1000);
  expect([told(), await states()]).toEqual([['+972501234567'], ['ringing', 'waiting']]);
  await callNext();
  expect(await callNext()).toBe(null);
  expect(told()).toEqual(['+972501234567', '+972521234567']);
  const { call, query } = answered();
  await call.send(`${LINE}${query}&status=1`, { CallStatus: 'ringing' });
  const heard = await call.start(query);
  expect(heard.said).toContain('This is a call from: omar');
  expect(await states()).toEqual(['answered', 'ringing']);
  expect((await call.press('1')).said).toContain('Your name is: Caller 567');
  expect(await states()).toEqual(['joined', 'ringing']);
  await call.send(`${LINE}${query}&status=1`, { CallStatus: 'completed' });
  expect(await states()).toEqual(['joined', 'ringing']);
  // Who calls the house later has the own place again.
  const back = new TestCall(test, 'CA-in', '+972501234567');
  expect((await back.start()).said).toContain('Welcome back');
});

it('writes down who vouched for whom, and shows it to nobody else', async () => {
  await invite(NOA);
  const [entry] = (await host.get('/admin/audit?action=callPeople')).json().entries;
  expect(entry).toMatchObject({ actorName: 'omar', target: room.id, after: { agreed: 'true', people: '1' } });
  expect(entry.after.numbers).toMatch(/^567 [\w-]{10}$/);
  expect(JSON.stringify(entry)).not.toContain('1234567');
  const dana = await test.signUp('dana');
  for (const reply of [await dana.get(at()), await dana.post(at(), list(NOA)), await dana.post(`${at()}/stop`, {})])
    expect(reply.json().code).toBe('notFound');
});

it('calls nobody without consent', async () => {
  for (const body of [{ ...list(NOA), agreed: false }, { people: [{ number: NOA, name: '' }] }])
    expect((await host.post(at(), body)).json().code).toBe('invalidInput');
  expect(await states()).toEqual([]);
});

it('says who is left out of a list, and why', async () => {
  const done = await invite(NOA, '050 1234567', '1-900-555-0100', '+1 415 555 0100', 'Noa', '02-5550100', '0521234567');
  expect(done.left).toEqual([
    { at: 1, why: 'repeated' },
    { at: 2, why: 'premium' },
    { at: 3, why: 'otherCountry' },
    { at: 4, why: 'notANumber' },
    { at: 5, why: 'ownNumber' },
  ]);
  expect((await invite(NOA)).left).toEqual([{ at: 0, why: 'calledAlready' }]);
  await change({ countries: ['1'] });
  expect((await invite('+1 415 555 0100', '0531234567')).left).toEqual([{ at: 1, why: 'otherCountry' }]);
});

it('never calls a number again that has asked for it, in any room', async () => {
  await invite(NOA);
  await callNext();
  const { call, query } = answered();
  await call.start(query);
  expect((await call.press('2')).said).toBe('You will not be called again. Goodbye.');
  expect(await look()).toMatchObject({ neverAgain: 1, people: [{ state: 'neverAgain' }] });
  room = await openCalledRoom(test);
  expect((await invite('+972501234567', '0521234567')).left).toEqual([{ at: 0, why: 'suppressed' }]);
  const kept = await test.platform.db.selectFrom('telephone_suppressed').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('1234567');
});

it('calls nobody in quiet hours, and stops when they begin', async () => {
  await invite(NOA);
  nowMs = Date.parse('2026-01-15T21:00:00Z');
  expect((await look()).isQuiet).toBe(true);
  expect((await host.post(at(), list('0521234567'))).json().code).toBe('quietHours');
  await callNext();
  expect([rest.told, await states()]).toEqual([[], ['stopped quietHours']]);
});

it('calls no more than the owner allows, in a room and in a day', async () => {
  expect((await invite('0501234501', '0501234502', '0501234503', '0501234504', '0501234505')).code).toBe(
    'tooManyCalled',
  );
  await invite('0501234501', '0501234502', '0501234503', '0501234504');
  expect((await invite('0501234505')).code).toBe('tooManyCalled');
  room = await openCalledRoom(test);
  expect((await invite('0501234506', '0501234507', '0501234508')).code).toBe('tooManyCalled');
  await invite('0501234506', '0501234507');
  expect(await look()).toMatchObject({ leftHere: 2, leftToday: 0 });
});

it.each<[string, Partial<LineCalling>]>([
  ['noAccount', { accountId: '' }],
  ['notYou', { by: 'staff' }],
  ['notYou', { by: 'members' }],
])('is refused: %s', async (gap, changes) => {
  await change(changes);
  const dana = await test.signUp('dana');
  await test.platform.db.updateTable('room').set({ user_id: dana.user._id }).execute();
  expect((await dana.get(at())).json().gap).toBe(gap);
  expect((await dana.post(at(), list(NOA))).json()).toMatchObject({ code: 'cannotCall', details: [gap] });
});

it('is refused where no callers are let in, and once the game has begun', async () => {
  room = await openCalledRoom(test, { device: 'phones' });
  expect((await host.post(at(), list(NOA))).json()).toMatchObject({ code: 'cannotCall', details: ['notLetIn'] });
  room = await openCalledRoom(test);
  await test.host.command(room.id, { type: 'operate', action: { do: 'next' }, expect: null });
  expect((await host.post(at(), list(NOA))).json()).toMatchObject({ code: 'cannotCall', details: ['started'] });
});

it('calls once more who was busy, and no third time', async () => {
  await invite(NOA);
  await callNext();
  const news = async (nth: number, CallStatus: string) => {
    const { call, query } = answered(nth);
    await call.send(`${LINE}${query}&status=1`, { CallStatus });
  };
  await news(1, 'busy');
  const [one] = (await look()).people;
  expect(one).toMatchObject({ state: 'busy', mayTryAgain: true });
  const again = () => host.post(`${at()}/again`, { person: one?._id });
  expect((await again()).statusCode).toBe(200);
  expect((await again()).json().code).toBe('cannotCall');
  await callNext();
  await news(2, 'no-answer');
  expect((await look()).people).toMatchObject([{ state: 'noAnswer', mayTryAgain: false }]);
  expect((await again()).json().code).toBe('cannotCall');
  expect(told()).toHaveLength(2);
});

it('stops at once: who waits is not called, and no telephone rings on', async () => {
  await invite(NOA, '0521234567');
  await callNext();
  await host.post(`${at()}/stop`, {});
  expect(await states()).toEqual(['stopped byHost', 'stopped byHost']);
  expect(rest.told.at(-1)?.at).toMatch(/Calls\/CA-out-1\.json$/);
  expect(await callNext()).toBe(null);
});

it('calls nobody twice when the server dies while it places a call', async () => {
  await invite(NOA, '0521234567');
  await test.platform.db.updateTable('telephone_invitation').set({ state: 'placing' }).where('place', '=', 0).execute();
  test.telephone.start();
  await expect.poll(told).toEqual(['+972521234567']);
  expect((await states())[0]).toBe('failed unknown');
});

it('gives the list up where the account is refused, and goes on where one number is', async () => {
  rest.refusing.push(400);
  await invite(NOA, '0521234567', '0531234567');
  await callNext();
  await callNext();
  expect(await states()).toEqual(['failed numberRefused', 'ringing', 'waiting']);
  rest.refusing.push(429);
  expect(await callNext()).toBe(5000);
  expect(await states()).toEqual(['failed numberRefused', 'ringing', 'waiting']);
  rest.refusing.push(401);
  await callNext();
  expect(await states()).toEqual(['failed numberRefused', 'ringing', 'failed keysRefused']);
});

it('forgets numbers and names after the days that the owner sets', async () => {
  await host.post(at(), { people: [{ number: NOA, name: 'Noa' }], agreed: true });
  const row = async () => {
    const [kept] = await test.platform.db.selectFrom('telephone_invitation').selectAll().execute();
    return [kept?.number, kept?.name, kept?.number_end];
  };
  nowMs += 23 * 60 * 60 * 1000;
  await test.telephone.forget();
  expect(await row()).toEqual(['+972501234567', 'Noa', '567']);
  nowMs += 2 * 60 * 60 * 1000;
  await test.telephone.forget();
  expect(await row()).toEqual(['', '', '567']);
  expect((await look()).people).toMatchObject([{ number: '', name: '', numberEnd: '567' }]);
});

it('tells the account to nobody, and what it costs to call to everybody', async () => {
  await change({ costHint: 'As a local call' });
  expect((await test.inject({ url: '/telephone/numbers' })).json().costHint).toBe('As a local call');
  const shown = await host.get('/admin/telephone');
  expect(shown.json()).toMatchObject({ hasCallToken: true });
  for (const body of [shown.body, (await host.get('/admin/audit')).body])
    expect(body).not.toContain(REST_ACCOUNT.token);
  const [line] = await test.platform.db.selectFrom('telephone_line').selectAll().execute();
  expect(JSON.stringify(line)).not.toContain(REST_ACCOUNT.token);
});
