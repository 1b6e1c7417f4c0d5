/** What simulated providers do not put up with, and what they do to callers whose server leaves them alone. */
import { describe, expect, it } from 'vitest';
import type { CallRecord, PlacedCall } from './line-call.ts';
import { SIMULATED_LINES } from './lines.ts';
import type { Outside, SimulatedAnswer, SimulatedRequest } from './outside.ts';
import { scriptedCaller, type ScriptLine } from './scripted-caller.ts';
import { VirtualClock } from './virtual-clock.ts';

type Line = keyof typeof SIMULATED_LINES;
const URL = 'https://quiz.example.org/t';
const XML = 'text/xml; charset=utf-8';

interface Server {
  answers: (string | SimulatedAnswer | null)[];
  contentType?: string;
}

/** A call to a server that answers with these, one after the other; the last one again and again. */
async function call(line: Line, { answers, contentType = XML }: Server, script: ScriptLine[] = []) {
  const clock = new VirtualClock(1_764_000_000_000);
  const requests: SimulatedRequest[] = [];
  const outside: Outside = {
    nowMs: clock.nowMs,
    wait: clock.wait,
    send: (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? null;
      requests.push(request);
      return Promise.resolve(typeof answer === 'string' ? { status: 200, contentType, body: answer } : answer);
    },
    hmac: () => new Uint8Array([1, 2, 3, 4]),
    ed25519: () => new Uint8Array(64),
  };
  const placed: PlacedCall = {
    url: URL,
    statusUrl: null,
    secret: 's',
    callId: 'c',
    from: '+972501234567',
    to: '+97231234567',
    caller: scriptedCaller(script),
  };
  const record: CallRecord = await clock.run(
    SIMULATED_LINES[line].place(outside, placed),
    () => new Promise((done) => setImmediate(done)),
  );
  return { record, requests };
}

const doc = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
const HANG_UP = doc('<Hangup/>');

describe('documents', () => {
  it.each([
    ['no declaration', '<Response><Hangup/></Response>'],
    ['another root', '<?xml version="1.0" encoding="UTF-8"?><Answer/>'],
    ['an unknown verb', doc('<Dance/>')],
    ['an unknown attribute', doc('<Say tempo="2">a</Say>')],
    ['an attribute twice', doc('<Pause length="1" length="2"/>')],
    ['a value that is none', doc('<Gather timeout="soon"/>')],
    ['a voice that is none', doc('<Say voice="Google.Hebrew">a</Say>')],
    ['a verb where none may stand', doc('<Gather><Redirect>https://a.example</Redirect></Gather>')],
    ['a verb in a verb', doc('<Say><Say>a</Say></Say>')],
    ['something not closed', doc('<Gather><Say>a</Gather>')],
    ['an entity that is none', doc('<Say>&nbsp;</Say>')],
    ['a bare sign', doc('<Say>a & b</Say>')],
    ['nothing said', doc('<Say> </Say>')],
    ['too much said', doc(`<Say>${'א'.repeat(1000)}</Say>`)],
    ['no address', doc('<Redirect>the next one</Redirect>')],
    ['words between verbs', doc('hello')],
    ['a comment', doc('<!-- hello --><Hangup/>')],
    ['too long a document', doc(`<Play>https://a.example/${'a'.repeat(70_000)}</Play>`)],
  ])('%s ends a call of Twilio’s', async (_what, document) => {
    expect((await call('twilio', { answers: [document] })).record).toMatchObject({ ended: 'fault' });
  });
  it('what is no XML by its name is none', async () => {
    const { record } = await call('twilio', { answers: [HANG_UP], contentType: 'text/plain' });
    expect(record.ended).toBe('fault');
  });
  it('a pause in a Gather is Twilio’s, not Telnyx’s', async () => {
    const answers = [doc('<Gather action="/t"><Pause length="1"/></Gather><Hangup/>'), HANG_UP];
    expect((await call('twilio', { answers })).record.ended).toBe('byLine');
    expect((await call('telnyx', { answers })).record).toMatchObject({ ended: 'fault', why: 'Pause stands in Gather' });
  });
});

describe('a server that leaves its caller alone', () => {
  it.each(['twilio', 'signalwire', 'telnyx'] as const)('%s: a Gather that falls through into nothing', async (line) => {
    const answers = [doc('<Gather action="/t" timeout="3"><Say>Press</Say></Gather>')];
    expect((await call(line, { answers })).record).toMatchObject({ ended: 'deadEnd' });
  });
  it('keys that are pressed while nothing gathers them are lost', async () => {
    const answers = [doc('<Say>Press now</Say><Gather action="/t" timeout="1"/><Hangup/>'), HANG_UP];
    const { requests } = await call('twilio', { answers }, [{ on: 'Press', press: '1', atMs: 10 }]);
    expect(requests).toHaveLength(1);
  });
  it('who is slow presses into what comes next', async () => {
    const gather = (turn: number) =>
      doc(`<Gather action="/t?turn=${turn}" timeout="1" numDigits="1"/><Redirect>/t</Redirect>`);
    const answers = [gather(1), gather(2), HANG_UP];
    const { requests } = await call('twilio', { answers }, [{ on: null, press: '12', atMs: 500, gapMs: 900 }]);
    expect(requests.slice(1).map(({ url, body }) => `${url.slice(-1)} ${/Digits=(.)/.exec(body)?.[1] ?? ''}`)).toEqual([
      '1 1',
      '2 2',
    ]);
    const late = await call('twilio', { answers }, [{ on: null, press: '1', atMs: 1500 }]);
    expect(late.requests[1]?.url.endsWith('/t')).toBe(true);
    expect(late.requests[2]?.body).toContain('Digits=1');
  });
  it('jambonz: an entry that interrupted, without minDigits, waits for ever', async () => {
    const gather = {
      verb: 'gather',
      actionHook: '/t',
      numDigits: 4,
      timeout: 3,
      interDigitTimeout: 3,
      say: { text: 'Press' },
    };
    const json = { contentType: 'application/json' };
    const pressed: ScriptLine[] = [{ on: 'Press', press: '1', atMs: 10 }];
    const { record } = await call('jambonz', { answers: [JSON.stringify([gather])], ...json }, pressed);
    expect(record).toMatchObject({ ended: 'deadEnd', why: 'it waits for ever' });
    const good = [JSON.stringify([{ ...gather, minDigits: 1 }]), '[{"verb":"hangup"}]'];
    const { requests } = await call('jambonz', { answers: good, ...json }, pressed);
    expect(requests[1]?.body).toContain('"digits":"1"');
  });
  it('jambonz: keys whose entry ends by the whole clock are lost', async () => {
    const gather = { verb: 'gather', actionHook: '/t', numDigits: 4, timeout: 1, interDigitTimeout: 9, minDigits: 1 };
    const answers = [JSON.stringify([gather]), '[{"verb":"hangup"}]'];
    const { requests } = await call('jambonz', { answers, contentType: 'application/json' }, [
      { on: null, press: '1' },
    ]);
    expect(requests[1]?.body).toContain('"reason":"timeout"');
  });
  it('jambonz: an unknown property is not taken', async () => {
    const answers = ['[{"verb":"hangup","tempo":1}]'];
    expect((await call('jambonz', { answers, contentType: 'application/json' })).record.ended).toBe('fault');
  });
  it.each([
    ['what only says something leaves the extension', 'id_list_message=t-hello', 'deadEnd'],
    ['a sign of its own in a text', 'read=t-a.b=t1,no,1,1,3,No,no,no,,,1,Ok,NONE,InsertLettersTypeChangeNo', 'fault'],
    ['a field less', 'read=t-a=t1,no,1,1,3,No,no,no,,,1,Ok,NONE', 'fault'],
    ['no message', 'read==t1,no,1,1,3,No,no,no,,,1,Ok,NONE,InsertLettersTypeChangeNo', 'fault'],
    ['a command that is none', 'dance=1', 'fault'],
    ['nothing', '', 'fault'],
    ['the same name again', 'read=t-a=t1,no,1,1,3,No,no,no,,,1,Ok,NONE,InsertLettersTypeChangeNo', 'fault'],
    ['nothing that is not taken', 'read=t-a=t1,no,1,1,3,No,no,no,,,1,,NONE,InsertLettersTypeChangeNo', 'deadEnd'],
  ])('Yemot: %s', async (_what, answer, ended) => {
    const { record } = await call('yemot', { answers: [answer], contentType: 'text/plain' });
    expect(record.ended).toBe(ended);
  });
  it('a call that goes round in circles is seen', async () => {
    const answers = [doc('<Redirect>https://quiz.example.org/t</Redirect>')];
    expect((await call('twilio', { answers })).record).toMatchObject({
      ended: 'deadEnd',
      why: 'it goes round in circles',
    });
  });
});

describe('a server that fails', () => {
  const failed: SimulatedAnswer = { status: 500, contentType: XML, body: '' };
  it('is asked once more by those who do so, with the very same request', async () => {
    const { record, requests } = await call('twilio', { answers: [failed, HANG_UP] });
    expect(record.ended).toBe('byLine');
    expect(requests[1]).toEqual(requests[0]);
    expect((await call('twilio', { answers: [null, null, HANG_UP] })).record.ended).toBe('fault');
    expect((await call('plivo', { answers: [null, failed, null, HANG_UP] })).record.ended).toBe('byLine');
  });
  it('is asked once by the others', async () => {
    for (const line of ['jambonz', 'yemot'] as const) {
      expect((await call(line, { answers: [null, HANG_UP] })).record).toMatchObject({ ended: 'fault' });
    }
  });
});

describe('a document', () => {
  it('leads to addresses beside itself', async () => {
    const answers = [doc('<Redirect>?turn=2</Redirect>'), doc('<Redirect>/other</Redirect>'), HANG_UP];
    const { requests } = await call('twilio', { answers });
    expect(requests.map(({ url }) => url)).toEqual([URL, `${URL}?turn=2`, 'https://quiz.example.org/other']);
  });
});
