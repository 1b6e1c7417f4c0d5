import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { HOUSE, LINE, openCalledRoom, setUpLine, TestCall, testLine } from '../testing/test-line.ts';

let test: TestApp;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.now();
  test = await buildTestApp({ now: () => nowMs });
});
afterEach(() => test.close());

const calls = async () => test.platform.db.selectFrom('telephone_call').selectAll().execute();
const outcomes = () => Object.fromEntries([...test.telephone.counts()].filter(([, count]) => count > 0));
const change = async (changes: Parameters<typeof testLine>[0]) => {
  const saved = await (await test.signIn('omar')).put('/admin/telephone', testLine({ secret: '', ...changes }));
  expect(saved.statusCode).toBe(200);
};

it('takes nothing that is not proved, and counts it', async () => {
  await setUpLine(test);
  const call = new TestCall(test, 'CA-001');
  const ring = { CallStatus: 'in-progress' };
  expect((await call.send(LINE, ring, { secret: null })).status).toBe(403);
  expect((await call.send(LINE, ring, { secret: 'another-secret' })).status).toBe(403);
  expect((await call.send(`${LINE}?turn=1`, ring, { secret: 'another-secret' })).status).toBe(403);
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: new URL(HOUSE).host };
  const forged = await test.inject({ method: 'GET', url: `${LINE}?CallSid=CA-001`, headers: form });
  expect([forged.statusCode, forged.body]).toEqual([403, '']);
  expect(await calls()).toEqual([]);
  expect(test.telephone.calls()).toBe(0);
  expect(outcomes()).toEqual({ refused: 4 });
});

it('knows no line but its own, and none that is switched off', async () => {
  const call = new TestCall(test, 'CA-001');
  await test.signUp('dana');
  expect((await test.inject({ method: 'POST', url: LINE })).statusCode).toBe(404);
  await setUpLine(test);
  expect(
    (await test.inject({ method: 'POST', url: '/telephone/line/another', headers: { host: new URL(HOUSE).host } }))
      .statusCode,
  ).toBe(404);
  expect((await call.start()).status).toBe(200);
  await change({ isOn: false });
  expect((await call.start()).status).toBe(404);
  expect(outcomes()).toEqual({ unknownLine: 3, answered: 1 });
});

it('refuses what is too long, and what says nothing that is understood', async () => {
  await setUpLine(test);
  const call = new TestCall(test, 'CA-001');
  expect((await call.send(LINE, { Caller: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await call.send(LINE, { CallSid: 'with a gap' })).status).toBe(400);
  expect((await call.send(`${LINE}?turn=first`, {})).status).toBe(400);
  expect(await calls()).toEqual([]);
  expect(outcomes()).toEqual({ unreadable: 2 });
});

it('answers the same to what is told again, once', async () => {
  await setUpLine(test);
  const room = await openCalledRoom(test);
  const call = new TestCall(test, 'CA-001');
  const first = await call.start();
  expect(first.said).toContain('game code');
  expect(await call.start()).toEqual(first);
  const joined = await call.press(room.code);
  // Told again while it is being answered, later, and out of order.
  const again = await Promise.all([call.press(room.code, 1), call.press(room.code, 1), call.press('9', 1)]);
  expect(again).toEqual([joined, joined, joined]);
  expect(test.host.room(room.id)?.state.players).toBe(1);
  expect((await call.press('', 40)).status).toBe(409);
  expect(await call.press('', 1)).toEqual(joined);
  expect(outcomes()).toEqual({ answered: 7, foreignTurn: 1 });
});

it('says so when more call than the line takes, in all, from one number, or into one room', async () => {
  await setUpLine(test, { callsMax: 2, callsPerNumber: 3, callsPerRoom: 1 });
  const room = await openCalledRoom(test);
  const [one, two, three] = [1, 2, 3].map((n) => new TestCall(test, `CA-00${n}`, `+97250000000${n}`));
  if (!one || !two || !three) throw new Error('three calls');
  await one.start();
  await two.start();
  expect(await three.start()).toMatchObject({ said: expect.stringContaining('All lines are busy'), turn: null });
  expect((await one.press(room.code)).turn).not.toBeNull();
  expect(await two.press(room.code)).toMatchObject({ said: expect.stringContaining('The game is full'), turn: null });
  expect((await three.start()).said).toContain('game code');
  await three.hangUp();
  for (const id of ['CA-101', 'CA-102']) {
    const more = new TestCall(test, id, '+972500000003');
    expect((await more.start()).said).toContain('game code');
    await more.hangUp();
  }
  const tooMany = new TestCall(test, 'CA-103', '+972500000003');
  expect(await tooMany.start()).toMatchObject({ said: expect.stringContaining('too many calls'), turn: null });
  nowMs += 61 * 60_000;
  expect((await tooMany.start()).said).toContain('game code');
});

it('looks for no more codes than a person would get wrong', async () => {
  await setUpLine(test, { callsPerNumber: 100 });
  const room = await openCalledRoom(test);
  const wrong = room.code === '000000' ? '000001' : '000000';
  const heard: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const call = new TestCall(test, `CA-20${n}`, '+972500000009');
    await call.start();
    while (call.heard.turn !== null) heard.push((await call.press(wrong)).said);
  }
  expect(heard[0]).toContain('There is no open game with this code');
  expect(heard.at(-1)).toContain('Too many attempts');
  const call = new TestCall(test, 'CA-300', '+972500000009');
  await call.start();
  expect((await call.press(room.code)).said).toContain('Too many attempts');
  const other = new TestCall(test, 'CA-301', '+972500000010');
  await other.start();
  expect((await other.press(room.code)).turn).not.toBeNull();
});

it('finds no room that lets no callers in', async () => {
  await setUpLine(test);
  const room = await openCalledRoom(test, { device: 'phones' });
  const call = new TestCall(test, 'CA-001');
  await call.start();
  expect((await call.press(room.code)).said).toContain('There is no open game with this code');
});

it('plays a tone to who waits, which lines fetch once', async () => {
  await setUpLine(test);
  const { code } = await openCalledRoom(test);
  const call = new TestCall(test, 'CA-001');
  await call.start();
  await call.press(`${code}#`);
  const { body } = await call.press('');
  expect(body).toContain(`<Play>${HOUSE}/telephone/tone.wav</Play>`);
  const tone = await test.inject({ method: 'GET', url: '/telephone/tone.wav', headers: { host: new URL(HOUSE).host } });
  expect([tone.statusCode, tone.headers['content-type'], tone.rawPayload.subarray(0, 4).toString()]).toEqual([
    200,
    'audio/wav',
    'RIFF',
  ]);
  expect(tone.headers['cache-control']).toContain('immutable');
});
