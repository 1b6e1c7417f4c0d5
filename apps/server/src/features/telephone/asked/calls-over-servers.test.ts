import type { LineCalling } from '@qc/contract';
import { NO_CALLING } from '@qc/contract';
import { telephoneWav } from '@qc/telephone/wav';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { type HouseMember, HouseMembers } from '../../../testing/house-members.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SAID_PATH } from '../line/line-address.ts';
import { REST_ACCOUNT } from '../testing/rest-stand-in.ts';
import { openCalledRoom, setUpLine, TestCall } from '../testing/test-line.ts';

const WAIT = { timeout: 20_000, interval: 20 };

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let [a, b]: HouseMember[] = [];
  /** The server that has the room, and the one that its calls come in at. */
  let [far, near]: TestApp[] = [];
  let room: { id: string; code: string };
  const servers = () => {
    if (!a || !b || !far || !near) throw new Error('two servers');
    return { a, b, far, near };
  };

  beforeEach(async () => {
    const house = new HouseMembers(getDb());
    [a, b] = [await house.enter('a'), await house.enter('b')];
    const start = ({ bus, cluster }: HouseMember) => buildTestApp({ bus, cluster, db: openAgain() });
    [far, near] = [await start(a), await start(b)];
    const atAnyTime = { quietFrom: '00:00', quietUntil: '00:00' };
    const calling: LineCalling = { ...NO_CALLING, ...atAnyTime, accountId: REST_ACCOUNT.accountId, by: 'everyone' };
    await setUpLine(far, { calling, callToken: REST_ACCOUNT.token, callsMax: 2 });
    room = await openCalledRoom(far);
  });
  afterEach(async () => {
    await Promise.all([far?.close(), near?.close()]);
  });

  const stateAt = (test: TestApp) => {
    const state = test.host.room(room.id)?.state;
    if (!state) throw new Error('the room is not there');
    return state;
  };
  const join = async (callId = 'CA-001') => {
    const call = new TestCall(servers().near, callId);
    await call.start();
    await call.press(room.code);
    await call.waitFor(/You are in the game/);
    return call;
  };
  const go = async (test: TestApp, phase: string) => {
    while (stateAt(test).phase.name !== phase)
      await test.host.command(room.id, { type: 'operate', action: { do: 'next' }, expect: stateAt(test).step });
  };
  const given = (test: TestApp) => stateAt(test).rounds.at(-1)?.answers.blocks.flat();

  it('nobody is believed who asks without the room, under an epoch that it does not have, or in no words of ours', async () => {
    const { a, b, far } = servers();
    const asked = { callId: 'CA-9', from: null, invited: null, event: { type: 'started' }, tone: null };
    const ask = (more: object) =>
      b.bus.request(
        'own.a.phone',
        JSON.stringify({ v: 1, line: 'house', room: room.id, epoch: 1, asked, ...more }),
        300,
      );
    const epoch = (far.host.room(room.id)?.epoch ?? 0) + 1;
    for (const more of [{ epoch }, { room: 'no-room' }, { line: 'no-line' }])
      expect(await ask(more)).toEqual({ answer: '{"v":1,"away":true}' });
    expect([await ask({ asked: { ...asked, event: { type: 'crash' } } }), await ask({ epoch: 'x' })]).toEqual([
      'late',
      'late',
    ]);
    expect(await a.bus.request('own.b.said', '{"v":1,"name":"../../etc/passwd","from":0}', 300)).toBe('late');
    expect(await getDb().selectFrom('telephone_call').selectAll().execute()).toEqual([]);
  });

  it('a code that nobody has is one at any server', async () => {
    const call = new TestCall(servers().near, 'CA-001');
    await call.start();
    expect((await call.press(room.code === '999999' ? '999998' : '999999')).said).toMatch(/no game|not found|code/i);
  });

  it('takes no more calls at once than its line has, at whichever server they come in', async () => {
    const { b, far, near } = servers();
    const [one, two, three] = [1, 2, 3].map((n) => new TestCall(n === 2 ? far : near, `CA-00${n}`));
    if (!one || !two || !three) throw new Error('three calls');
    await one.start();
    await two.start();
    expect(await three.start()).toMatchObject({ said: expect.stringContaining('All lines are busy'), turn: null });
    three.at = far;
    expect((await three.start()).said).toContain('All lines are busy');
    // One that goes on into a room of the other server is one call.
    await one.press(room.code);
    expect((await three.start()).said).toContain('All lines are busy');
    await two.hangUp();
    expect((await three.start()).said).toContain('game code');
    // Words that are none of ours are not answered.
    expect(await b.bus.request('own.a.going', '{"v":1}', 50)).toBe('late');
  });

  it('plays by requests that come to either of the two, and counts each once', async () => {
    const { far, near } = servers();
    const call = await join();
    expect(stateAt(far)).toMatchObject({ players: 1, present: 1 });
    await go(far, 'question');
    call.at = far;
    await call.waitFor(/Question \d/);
    const { turn } = call.heard;
    call.at = near;
    const taken = await call.press('2', turn);
    call.at = far;
    expect(await call.press('1', turn)).toEqual(taken);
    expect(given(far)).toMatchObject([{ response: { picks: [1] } }]);
    call.at = near;
    await call.hangUp();
    await vi.waitFor(() => expect(stateAt(far).present).toBe(0), WAIT);
    // Who calls again has the own place.
    const again = new TestCall(near, 'CA-002', '+97255500-001');
    expect((await again.start()).said).toContain('Welcome back');
  });

  it('goes on at the next server when its own hands the room over, with what was pressed meanwhile', async () => {
    const { far, near } = servers();
    const call = await join();
    await go(far, 'question');
    await call.waitFor(/Question \d/);
    const { turn } = call.heard;
    const stopped = far.host.stop();
    const taken = await call.press('2', turn);
    await stopped;
    await vi.waitFor(() => expect(near.host.room(room.id)).not.toBeNull(), WAIT);
    expect(await call.press('1', turn)).toEqual(taken);
    // The one that stops leads those that still come to it.
    call.at = far;
    await call.waitFor(/received|You chose/);
    expect(given(near)).toMatchObject([{ response: { picks: [1] } }]);
    expect(stateAt(near)).toMatchObject({ players: 1, present: 1 });
  });

  it('goes on at the next server when its own dies, and what was confirmed is not asked again', async () => {
    const { a, near, far } = servers();
    const call = await join();
    await go(far, 'question');
    await call.waitFor(/Question \d/);
    a.kill();
    await call.press('2');
    await call.waitFor(/received|You chose/);
    expect(given(near)).toMatchObject([{ response: { picks: [1] } }]);
    expect(stateAt(near).players).toBe(1);
  });

  it('people are called into a room of another server', async () => {
    const { near } = servers();
    const host = await near.signIn('omar');
    expect((await host.get(`/room/${room.id}/calling`)).json()).toMatchObject({ gap: null });
    const people = [{ number: '050-123-4567', name: 'Noa' }];
    const listed = await host.post(`/room/${room.id}/calling`, { people, agreed: true });
    expect(listed.json()).toMatchObject({ left: [], state: { people: [{ state: 'waiting' }] } });
    expect(await near.telephone.callNext()).toBeGreaterThan(0);
    const [one] = await getDb().selectFrom('telephone_invitation').selectAll().execute();
    // It is the business of the server that has the room.
    expect(one?.state).toBe('waiting');
    const call = new TestCall(near, 'CA-out', '+97225550100', '+972501234567');
    expect((await call.start(`?called=${one?.id}`)).said).toContain('This is a call from');
  });

  it('a recording that one server has made is found at the other', async () => {
    const { far, near } = servers();
    const name = 'ab'.repeat(20);
    const wav = telephoneWav(Int16Array.from({ length: 200_000 }, (_, n) => n % 3000));
    await far.telephone.speech.recordings.keep(name, wav);
    const heard = await near.inject({ method: 'GET', url: `${SAID_PATH}/${name}.wav` });
    expect(heard.statusCode).toBe(200);
    expect(heard.rawPayload.equals(Buffer.from(wav))).toBe(true);
    const other = await near.inject({ method: 'GET', url: `${SAID_PATH}/${'cd'.repeat(20)}.wav` });
    expect(other.statusCode).toBe(404);
  });
});
