import { MediaId } from '@qc/contract';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { HOUSE, LINE, openCalledRoom, setUpLine, SLIDE, TestCall } from '../testing/test-line.ts';
import { CallWriter } from './call-writer.ts';
import { findCall, forgetCalls } from './call-store.ts';

describeDatabases((getDb) => {
  const inApp = async (work: (test: TestApp) => Promise<void>, options = {}): Promise<void> => {
    const test = await buildTestApp({ db: getDb(), ...options });
    try {
      await work(test);
    } finally {
      await test.close();
    }
  };
  const next = async (test: TestApp, id: string) => {
    const done = await test.host.command(id, { type: 'operate', action: { do: 'next' }, expect: null });
    if (!done?.ok) throw new Error(`next was refused: ${done?.code}`);
  };
  const phaseOf = (test: TestApp, id: string) => test.host.room(id)?.state.phase.name;
  const nextUntil = async (test: TestApp, id: string, phase: string) => {
    do await next(test, id);
    while (phaseOf(test, id) !== phase);
  };
  const stateOf = (test: TestApp, id: string) => {
    const state = test.host.room(id)?.state;
    if (!state) throw new Error('the room is gone');
    return state;
  };
  const seatsOf = (test: TestApp, id: string) =>
    stateOf(test, id)
      .seats.blocks.flat()
      .map(({ name, line, removed, awaySinceMs, score }) => ({
        name,
        line,
        removed,
        here: awaySinceMs === null,
        score,
      }));
  const join = async (call: TestCall, code: string) => {
    await call.start();
    await call.press(code);
    return call.waitFor(/You are in the game/);
  };

  it('plays a whole game by calls', () =>
    inApp(async (test) => {
      await setUpLine(test);
      const room = await openCalledRoom(test);
      const [noa, tal] = [new TestCall(test, 'CA-001'), new TestCall(test, 'CA-002')];
      await join(noa, room.code);
      await join(tal, room.code);
      expect(seatsOf(test, room.id)).toMatchObject([
        { name: 'Caller 001', line: '001', here: true },
        { name: 'Caller 002', line: '002', here: true },
      ]);
      for (const [right, wrong] of [
        ['2', '1'],
        ['2', '1'],
      ] as const) {
        await nextUntil(test, room.id, 'question');
        await noa.waitFor(/Question \d/);
        await noa.press(right);
        await tal.waitFor(/Question \d/);
        await tal.press(wrong);
        await noa.waitFor(/received|You chose/);
        await tal.waitFor(/received|You chose|closed/i);
        if (phaseOf(test, room.id) === 'question') await next(test, room.id);
        if (phaseOf(test, room.id) === 'closed') await next(test, room.id);
        await noa.waitFor(/Correct!/);
        await tal.waitFor(/Not this time/);
      }
      await nextUntil(test, room.id, 'podium');
      await noa.waitFor(/podium|final place/);
      await next(test, room.id);
      while (noa.heard.turn !== null) await noa.press('');
      expect(noa.heard.said).toContain('Thank you for playing');
      const [first, second] = seatsOf(test, room.id);
      expect(first?.score).toBeGreaterThan(0);
      expect(second?.score).toBe(0);
      // What was said last is said again, and the end of the call changes nothing.
      const last = noa.heard;
      expect(await noa.press('', 1)).toEqual(last);
      expect((await noa.hangUp()).status).toBe(200);
    }));

  it('plays the recording of a slide by its address, and says what was written for the ear of the next', () =>
    inApp(async (test) => {
      await setUpLine(test);
      const sound = { _id: MediaId.parse('sound-0001'), type: 'audio', provider: 'file', width: 0, height: 0 } as const;
      const part = { durationMs: 4000, startMs: null, endMs: null, alt: '' };
      const recording = { ...sound, ...part, publicId: 'a-Public_id0123456789A' };
      const slides = [
        { ...SLIDE, spoken: 'Never said', recording },
        { ...SLIDE, spoken: 'Which is the saltiest?' },
      ];
      const room = await openCalledRoom(test, { slides });
      const call = new TestCall(test, 'CA-001');
      await join(call, room.code);
      await nextUntil(test, room.id, 'question');
      const { said, body } = await call.waitFor(/Question 1/);
      expect(body).toContain(`<Play>${HOUSE}/demo/video/upload/v1/a-Public_id0123456789A</Play>`);
      expect(said).not.toMatch(/Never said|Which sea|press/);
      do await next(test, room.id);
      while (stateOf(test, room.id).rounds.length < 2);
      expect((await call.waitFor(/Question 2/)).said).toContain('Which is the saltiest? For Red, press 1.');
    }));

  it('gives back the own seat to who calls again, and another one to who calls beside', () =>
    inApp(async (test) => {
      await setUpLine(test);
      const room = await openCalledRoom(test);
      const first = new TestCall(test, 'CA-001', '+972500000001');
      await join(first, room.code);
      const beside = new TestCall(test, 'CA-002', '+972500000001');
      await join(beside, room.code);
      expect(seatsOf(test, room.id).map(({ name, here }) => [name, here])).toEqual([
        ['Caller 001', true],
        ['Caller 001 2', true],
      ]);
      await first.hangUp();
      await test.host.settled();
      expect(seatsOf(test, room.id).map(({ here }) => here)).toEqual([false, true]);
      const again = new TestCall(test, 'CA-003', '+972500000001');
      expect((await again.start()).said).toContain('Welcome back');
      await test.host.settled();
      expect(seatsOf(test, room.id).map(({ here }) => here)).toEqual([true, true]);
      expect(stateOf(test, room.id).players).toBe(2);
      // Who withholds the number is nobody who was here before.
      const hidden = new TestCall(test, 'CA-004', 'anonymous');
      await join(hidden, room.code);
      expect(seatsOf(test, room.id)[2]).toMatchObject({ line: '', here: true });
    }));

  it('hangs up on who is removed, with a word', () =>
    inApp(async (test) => {
      await setUpLine(test);
      const room = await openCalledRoom(test);
      for (const [seat, action] of (['kick', 'ban'] as const).entries()) {
        const call = new TestCall(test, `CA-10${seat}`, '+972500000001');
        await join(call, room.code);
        await test.host.command(room.id, { type: 'operate', action: { do: action, seat }, expect: null });
        await call.press('');
        expect(call.heard).toMatchObject({ turn: null, said: expect.stringContaining('removed you') });
      }
      const again = new TestCall(test, 'CA-201', '+972500000001');
      expect((await again.start()).said).toContain('game code');
      expect(await again.press(room.code)).toMatchObject({ turn: null, said: expect.stringContaining('removed you') });
      expect(stateOf(test, room.id).players).toBe(0);
    }));

  it('goes on with a call after the process was killed, and counts nothing twice', () =>
    inApp(async (before) => {
      await setUpLine(before);
      const room = await openCalledRoom(before);
      const call = new TestCall(before, 'CA-001');
      await join(call, room.code);
      await nextUntil(before, room.id, 'question');
      await call.waitFor(/Question \d/);
      const { turn } = call.heard;
      const answered = await call.press('2', turn);
      for (let poll = 0; poll < 5; poll += 1) await call.press('');
      await before.host.settled();
      // Another process on the same data, as after a kill: this one is told nothing and says nothing any more.
      const after = await buildTestApp({ db: getDb() });
      try {
        const told = (target: string, fields: Record<string, string>) => call.send(target, fields, { test: after });
        const again = await told(`${LINE}?turn=${turn}`, { CallStatus: 'in-progress', Digits: '1' });
        expect(again).toEqual(answered);
        const on = await told(`${LINE}?turn=${call.heard.turn}`, { CallStatus: 'in-progress' });
        expect(on.turn).toBe((call.heard.turn ?? 0) + 1);
        await after.host.settled();
        const { state } = after.host.room(room.id) ?? {};
        expect(state?.players).toBe(1);
        expect(state?.present).toBe(1);
        expect(state?.rounds.at(-1)?.answered).toBe(1);
        expect(state?.rounds.at(-1)?.answers.blocks.flat()).toMatchObject([{ response: { picks: [1] } }]);
        await told(LINE, { CallStatus: 'completed' });
        await after.host.settled();
        expect(after.host.room(room.id)?.state.present).toBe(0);
      } finally {
        await after.close();
      }
    }));

  it('begins the clock of a caller when the question has been read, also after the process was killed', async () => {
    const clock = new FakeClock();
    const options = { now: () => clock.now(), timers: clock };
    await inApp(async (before) => {
      await setUpLine(before);
      const room = await openCalledRoom(before, { callerPoints: 'speed' });
      const call = new TestCall(before, 'CA-001');
      await join(call, room.code);
      const other = new TestCall(before, 'CA-002');
      await join(other, room.code);
      await nextUntil(before, room.id, 'question');
      clock.advance(2000);
      const { said } = await call.waitFor(/Question \d/);
      await other.waitFor(/Question \d/);
      const round = () => before.host.room(room.id)?.state.rounds.at(-1);
      const readMs = round()?.readMs[0] ?? 0;
      // Two seconds until the line asked, and what a voice takes for the words.
      expect(readMs).toBeGreaterThan(2000 + 50 * said.length);
      expect(readMs).toBeLessThan(2000 + 100 * said.length + 5000);
      const after = await buildTestApp({ db: getDb(), ...options });
      try {
        const fields = { CallStatus: 'in-progress', Digits: '2' };
        await call.send(`${LINE}?turn=${call.heard.turn}`, { CallStatus: 'in-progress' }, { test: after });
        const kept = () => after.host.room(room.id)?.state.rounds.at(-1);
        expect(kept()?.readMs).toEqual(round()?.readMs);
        clock.advance(readMs - 2000 + 3000);
        await call.send(`${LINE}?turn=${(call.heard.turn ?? 0) + 1}`, fields, { test: after });
        await after.host.settled();
        expect(kept()?.answers.blocks.flat()[0]).toMatchObject({ tookMs: 3000 });
      } finally {
        await after.close();
      }
    }, options);
  });

  it('counts what was pressed before the end and is told after it', () =>
    inApp(async (test) => {
      await setUpLine(test);
      const room = await openCalledRoom(test);
      const call = new TestCall(test, 'CA-001');
      await join(call, room.code);
      await nextUntil(test, room.id, 'question');
      await call.waitFor(/Question \d/);
      await call.hangUp();
      await call.press('2');
      await test.host.settled();
      expect(stateOf(test, room.id).rounds.at(-1)?.answered).toBe(1);
      expect(seatsOf(test, room.id)).toMatchObject([{ here: false }]);
    }));

  it('takes who is not heard of for away, until there is a sign again', async () => {
    const clock = new FakeClock();
    await inApp(
      async (test) => {
        await setUpLine(test);
        const room = await openCalledRoom(test);
        const call = new TestCall(test, 'CA-001');
        await join(call, room.code);
        test.telephone.start();
        clock.advance(8000);
        expect(seatsOf(test, room.id)).toMatchObject([{ here: true }]);
        clock.advance(60_000);
        await test.host.settled();
        expect(test.telephone.calls()).toBe(0);
        expect(seatsOf(test, room.id)).toMatchObject([{ here: false }]);
        await call.press('');
        await test.host.settled();
        expect(call.heard.turn).not.toBeNull();
        expect(seatsOf(test, room.id)).toMatchObject([{ here: true }]);
      },
      { now: () => clock.now(), timers: clock },
    );
  });

  it('costs nothing on the disk to wait', () =>
    inApp(async (test) => {
      await setUpLine(test);
      const room = await openCalledRoom(test);
      const callers = Array.from({ length: 40 }, (_, n) => new TestCall(test, `CA-${500 + n}`));
      await Promise.all(callers.map((call) => join(call, room.code)));
      await Promise.all(callers.map((call) => call.press('')));
      await test.host.settled();
      const rows = () => getDb().selectFrom('telephone_call').selectAll().orderBy('call_id').execute();
      const [before, seq] = [await rows(), test.host.room(room.id)?.seq];
      for (let poll = 0; poll < 5; poll += 1) await Promise.all(callers.map((call) => call.press('')));
      expect(callers.every(({ heard }) => heard.turn !== null && heard.said !== '')).toBe(true);
      expect(await rows()).toEqual(before);
      expect(test.host.room(room.id)?.seq).toBe(seq);
      expect(test.telephone.calls()).toBe(40);
    }));

  it('writes many calls at once, each as it is last, and forgets old ones', async () => {
    const db = getDb();
    const line = {
      id: 'house',
      settings: '{}',
      secret: '',
      speech_key: '',
      call_token: '',
      asked_at_ms: null,
      refused_at_ms: null,
      refused_why: null,
    };
    await db.insertInto('telephone_line').values(line).execute();
    const writer = new CallWriter(db);
    const call = (n: number, session: string, heardAtMs = 1000) => ({
      ...{ provider: 'twilio', callId: `CA-${n}`, lineId: 'house', numberHash: `hash-${n}`, numberEnd: '001' },
      ...{ roomId: null, seat: null, session, startedAtMs: 1, heardAtMs, endedAtMs: null },
    });
    const calls = Array.from({ length: 300 }, (_, n) => writer.write(call(n, 'first')));
    await Promise.all([...calls, writer.write(call(7, 'second', 5000))]);
    expect(await findCall(db, { provider: 'twilio', callId: 'CA-7' })).toEqual(call(7, 'second', 5000));
    expect(await findCall(db, { provider: 'plivo', callId: 'CA-7' })).toBeNull();
    await forgetCalls(db, 2000);
    const left = await db.selectFrom('telephone_call').select('call_id').execute();
    expect(left).toEqual([{ call_id: 'CA-7' }]);
  });
}, 'calls');
