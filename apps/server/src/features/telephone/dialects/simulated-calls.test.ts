/**
 * A conversation of a few turns with each provider, as a simulated one has it: what it signs is proved by code that was
 * written apart from the one that signs, what it is told is parsed strictly, and whatever the caller does, the call goes
 * on until it is told to end.
 */
import { TELEPHONE_PROVIDERS, type TelephoneProvider } from '@qc/contract';
import { describe, expect, test } from 'vitest';
import type { CallRecord, Mischief } from '@qc/telephone/simulator/line-call';
import { SIMULATED_LINES } from '@qc/telephone/simulator/lines';
import { scriptedCaller, type ScriptLine } from '@qc/telephone/simulator/scripted-caller';
import { simulatedYemot } from '@qc/telephone/simulator/yemot-line';
import { en, he } from './testing/replies.ts';
import { SmallApp, type Talk } from './testing/small-app.ts';

const CODE = { turn: 1, max: 8, min: 1, byHash: true, allowed: '0123456789', timeoutMs: 3000 };
const DIGIT = { max: 1, min: 1, byHash: false, allowed: '1234', timeoutMs: 3000 };
const HOLD = { max: 1, min: 1, byHash: false, allowed: '*0', timeoutMs: 1000 };

/** Code, a wait of two turns, a question that is asked until it is answered, goodbye. */
const talk: Talk = (turn, keys) => {
  if (turn === 0) return { spoken: [he('הקישו את הקוד וסולמית')], collect: CODE };
  if (turn === 1) return { spoken: [he('נכנסת')], collect: { ...HOLD, turn: 2 } };
  if (turn === 2) return { spoken: [{ say: 'silence', ms: 2000 }], collect: { ...HOLD, turn: 3 } };
  if (turn >= 3 && (turn === 3 || keys === '')) {
    return {
      spoken: [en('Question: press 1 to 4'), { say: 'silence', ms: 700 }],
      collect: { ...DIGIT, turn: turn + 1 },
    };
  }
  return { spoken: [en('Goodbye')], collect: null };
};

async function call(
  id: TelephoneProvider,
  script: ScriptLine[],
  more: { mischief?: Mischief; line?: (typeof SIMULATED_LINES)[TelephoneProvider]; own?: Talk; secret?: string } = {},
): Promise<{ app: SmallApp; record: CallRecord; keys: string[] }> {
  const app = new SmallApp(id, more.own ?? talk);
  const line = more.line ?? SIMULATED_LINES[id];
  const { mischief } = more;
  const placed = {
    url: app.url,
    statusUrl: `${app.url}?status=1`,
    secret: more.secret ?? app.secret,
    callId: 'call-1',
    from: '+972501234567',
    to: '+97231234567',
    caller: scriptedCaller(script),
    ...(mischief === undefined ? {} : { mischief }),
  };
  const record = await app.run(line.place(app.outside(), placed));
  const keys = app.notes.events.flatMap((event) => (event.type === 'pressed' ? [`${event.turn}:${event.keys}`] : []));
  return { app, record, keys };
}

const CODE_LINE: ScriptLine = { on: 'הקוד', press: '427#' };
const ANSWER_LINE: ScriptLine = { on: 'Question', press: '3' };

describe.each(TELEPHONE_PROVIDERS)('%s', (id) => {
  test('a call from the code to goodbye', async () => {
    const { app, record, keys } = await call(id, [CODE_LINE, ANSWER_LINE]);
    expect(record).toMatchObject({ ended: 'byLine', unequal: [] });
    expect(app.notes.refused).toEqual([]);
    expect(keys).toEqual(['1:427', '2:', '3:', '4:3']);
    expect(record.heard.at(-1)?.text).toContain('Goodbye');
  });

  test('a key that interrupts what is said counts, and ends it', async () => {
    const { record, keys } = await call(id, [
      { ...CODE_LINE, atMs: 10 },
      { ...ANSWER_LINE, atMs: 50 },
    ]);
    expect(record.ended).toBe('byLine');
    expect(keys).toEqual(['1:427', '2:', '3:', '4:3']);
  });

  test('an entry without its end is taken by the clock, also when it interrupted', async () => {
    for (const atMs of [10, 2500]) {
      const { record, keys } = await call(id, [{ ...CODE_LINE, press: '42', atMs }, ANSWER_LINE]);
      expect(record.ended).toBe('byLine');
      expect(keys[0]).toBe('1:42');
    }
  });

  test('who presses nothing is asked again, never left', async () => {
    const { record, keys } = await call(id, [CODE_LINE, { on: 'Question', press: '', times: 3 }, ANSWER_LINE]);
    expect(record.ended).toBe('byLine');
    expect(keys).toEqual(['1:427', '2:', '3:', '4:', '5:', '6:', '7:3']);
  });

  test('nobody waits in silence for longer than what is asked for', async () => {
    const { record } = await call(id, [CODE_LINE, { on: 'Question', press: '', times: 2 }, ANSWER_LINE]);
    const gaps = record.heard
      .slice(1)
      .map(({ atMs }, at) => atMs - (record.heard[at]?.atMs ?? 0) - (record.heard[at]?.ms ?? 0));
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(4000);
  });

  test('who hangs up is heard to, at once', async () => {
    const { app, record } = await call(id, [CODE_LINE, { on: 'Question', press: '', hangUpAtMs: 500 }]);
    expect(record.ended).toBe('byCaller');
    expect(app.notes.events.at(-1)).toEqual({ type: 'hungUp' });
  });

  test('requests that come twice, late or again change nothing', async () => {
    const mischief: Mischief = {
      sendsTwice: (request) => request % 2 === 1,
      losesAnswer: (request) => request % 3 === 1,
      sendsEarlierAgain: (request) => request % 2 === 0,
    };
    const { app, record, keys } = await call(id, [CODE_LINE, ANSWER_LINE], { mischief });
    expect(record).toMatchObject({ ended: 'byLine', unequal: [] });
    expect(app.notes.refused).toEqual([]);
    expect(keys).toEqual(['1:427', '2:', '3:', '4:3']);
  });

  test('with another secret nothing is heard', async () => {
    // Telnyx proves itself by its own key, see its tests.
    if (id === 'telnyx') return;
    const { app, record } = await call(id, [CODE_LINE], { secret: 'another' });
    expect(record).toMatchObject({ ended: 'fault', why: 'no answer: 403' });
    expect(app.notes.events).toEqual([]);
    expect(app.notes.refused[0]).toBe('forged');
  });

  test('every letter that a person may write is said', async () => {
    const own: Talk = (turn) => ({
      spoken: [he('<a&b> "x" \'y\' ]]> \u0001 \u202e.|=-% &amp; https://a.b/c.wav?d=e&f 🎲 سؤال'), en('a.b')],
      collect: turn < 2 ? { ...DIGIT, turn: turn + 1 } : null,
    });
    const { record } = await call(id, [], { own });
    expect(record).toMatchObject({ ended: 'byLine', why: null });
  });
});

test('Yemot by GET, until its address is too long', async () => {
  const { record, keys } = await call('yemot', [CODE_LINE, ANSWER_LINE], { line: simulatedYemot('GET') });
  expect(record.ended).toBe('byLine');
  expect(keys).toEqual(['1:427', '2:', '3:', '4:3']);
  const long: Talk = (turn) => ({ spoken: [], collect: turn < 900 ? { ...HOLD, turn: turn + 1 } : null });
  expect((await call('yemot', [], { line: simulatedYemot('GET'), own: long })).record).toMatchObject({
    ended: 'fault',
  });
  expect((await call('yemot', [], { own: long })).record).toMatchObject({ ended: 'byLine' });
});

test('a # is a key where it does not end the entry, but on Yemot and where the line ends by it', async () => {
  const own: Talk = (turn) =>
    turn === 0
      ? { spoken: [en('Press')], collect: { ...DIGIT, allowed: '#*', turn: 1 } }
      : { spoken: [], collect: null };
  for (const id of TELEPHONE_PROVIDERS) {
    const { keys } = await call(id, [{ on: 'Press', press: '#' }], { own });
    expect(keys).toEqual([id === 'yemot' ? '1:' : '1:#']);
    const star = await call(id, [{ on: 'Press', press: '*' }], { own });
    expect(star.keys).toEqual(['1:*']);
  }
});
