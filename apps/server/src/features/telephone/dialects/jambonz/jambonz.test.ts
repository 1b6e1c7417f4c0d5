/**
 * Verbs and signatures that jambonz's own packages (`@jambonz/node-client` 0.4.11) take, see
 * `scripts/telephone-judges.mjs`.
 */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LineReply } from '@qc/telephone/call';
import { ask, LINE_URL, WAY } from '../testing/ask.ts';
import { CODE, DIGIT, en, he, REPLIES } from '../testing/replies.ts';
import { jambonz } from './jambonz.ts';

const NOW_MS = 1_764_000_000_000;
const KEYS = { secret: 'wh_secret', networks: [] };
const CALL = {
  call_sid: 'c-1',
  direction: 'inbound',
  from: '+972501234567',
  to: '+97231234567',
  call_status: 'trying',
};
const HEARD = { kind: 'heard', callId: 'c-1', from: '+972501234567', to: '+97231234567' };
const json = (body: unknown, query = '') => ({
  url: LINE_URL + query,
  type: 'application/json',
  body: JSON.stringify(body),
});

describe('signatures', () => {
  const sign = (time: number, body: string, secret = KEYS.secret) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const prove = (header: string, secret = KEYS.secret) =>
    jambonz.prove(ask({ ...json(CALL), headers: { 'jambonz-signature': header } }), { ...KEYS, secret }, NOW_MS);
  const now = NOW_MS / 1000;
  const body = JSON.stringify(CALL);
  test('a vector that the provider’s package takes', () => {
    expect(prove(`t=${now},v1=71eac4c22bdd58da2bd5c562cb9b128055c7023cb5682de5f45164895f26ef99`)).toEqual({
      proved: true,
    });
  });
  test('one of several', () => {
    expect(prove(`t=${now},v1=00,v1=${sign(now, body)}`)).toEqual({ proved: true });
  });
  test.each([
    [-300, { proved: true }],
    [300, { proved: true }],
    [-301, { proved: false, fault: 'stale' }],
    [301, { proved: false, fault: 'stale' }],
  ])('%i seconds off', (off, proof) => {
    expect(prove(`t=${now + off},v1=${sign(now + off, body)}`)).toEqual(proof);
  });
  test('forged and unsigned', () => {
    const forged = { proved: false, fault: 'forged' };
    expect(prove(`t=${now},v1=${sign(now, `${body} `)}`)).toEqual(forged);
    expect(prove(`t=${now + 1},v1=${sign(now, body)}`)).toEqual(forged);
    expect(prove(`t=${now}`)).toEqual(forged);
    expect(prove('')).toEqual(forged);
    expect(prove(`t=${now},v1=${sign(now, body, '')}`, '')).toEqual(forged);
    expect(jambonz.prove(ask(json(CALL)), KEYS, NOW_MS)).toEqual({ proved: false, fault: 'unsigned' });
  });
  test('a time that is none is never fresh', () => {
    const signed = createHmac('sha256', KEYS.secret).update(`NaN.${body}`).digest('hex');
    expect(prove(`t=NaN,v1=${signed}`)).toEqual({ proved: false, fault: 'stale' });
  });
});

describe('what it says', () => {
  const read = (fields: object, query = '') => jambonz.read(ask(json({ ...CALL, ...fields }, query)));
  test('a call begins, keys are pressed, nothing is pressed, it ends', () => {
    expect(read({})).toEqual({ ...HEARD, event: { type: 'started' } });
    const turn = { type: 'pressed', turn: 5, ended: false };
    const live = { call_status: 'in-progress' };
    expect(read({ ...live, digits: '42', reason: 'dtmfDetected' }, '?turn=5')).toEqual({
      ...HEARD,
      event: { ...turn, keys: '42' },
    });
    expect(read({ ...live, reason: 'timeout' }, '?turn=5')).toEqual({ ...HEARD, event: { ...turn, keys: '' } });
    expect(read({ ...live, digits: null }, '?turn=5&empty=1')).toEqual({ ...HEARD, event: { ...turn, keys: '' } });
    expect(read({ call_status: 'completed' }, '?status=1')).toEqual({ ...HEARD, event: { type: 'hungUp' } });
  });
  test('nothing that is pressed while languages change is nothing yet; a key is one', () => {
    expect(read({ call_status: 'in-progress', reason: 'timeout' }, '?turn=5&part=1')).toEqual({ kind: 'nothing' });
    const event = { type: 'pressed', turn: 5, keys: '2', ended: false };
    expect(read({ call_status: 'in-progress', digits: '2' }, '?turn=5&part=1')).toEqual({ ...HEARD, event });
  });
  test('news of its state are no beginning', () => {
    expect(read({ call_status: 'in-progress' }, '?status=1')).toEqual({ kind: 'nothing' });
  });
  test.each(['', '{', 'null', '[]', '{"call_sid":7}', '{"call_sid":"a b"}', '{"call_sid":"c","digits":"x"}'])(
    'no call: %s',
    (body) => {
      const asked = ask({ url: `${LINE_URL}?turn=1`, type: 'application/json', body });
      expect(jambonz.read(asked)).toMatchObject({ kind: 'unreadable' });
    },
  );
});

describe('what it is told', () => {
  const tell = (reply: LineReply | undefined, way = WAY): unknown => {
    if (reply === undefined) throw new Error('no such reply');
    return JSON.parse(jambonz.render(reply, way).body);
  };
  const HE = { vendor: 'google', language: 'he-IL', voice: 'he-IL-Standard-A' };
  test('a question: recording, silence and words in one gather, so that keys are heard all the time', () => {
    expect(tell(REPLIES['question'])).toEqual([
      {
        verb: 'gather',
        input: ['digits'],
        actionHook: `${LINE_URL}?turn=7`,
        numDigits: 1,
        minDigits: 1,
        interDigitTimeout: 12,
        timeout: 12,
        dtmfBargein: true,
        say: {
          text: [
            'https://quiz.example.org/telephone/said/ab12.wav?v=1&x=2',
            'silence_stream://600',
            'לתשובה צה"ל & <חברים> הקישו 1',
          ],
          synthesizer: HE,
        },
      },
      { verb: 'redirect', actionHook: `${LINE_URL}?turn=7&empty=1` },
    ]);
  });
  test('a code is ended by #, and what is waited for it is said as silence, so that no clock takes its keys', () => {
    const [gather] = tell(REPLIES['code']) as { say: { text: string[] } }[];
    expect(gather).toMatchObject({ finishOnKey: '#', numDigits: 8, timeout: 0.1, interDigitTimeout: 10 });
    expect(gather?.say.text.at(-1)).toBe('silence_stream://10000');
  });
  test('a hold says nothing', () => {
    const [gather] = tell(REPLIES['hold']) as object[];
    expect(gather).toMatchObject({ timeout: 3, interDigitTimeout: 1 });
    expect(Object.keys(gather ?? {})).not.toEqual(expect.arrayContaining(['say']));
  });
  test('where the language changes, a key is heard in each, and each goes on into the next', () => {
    const part = { verb: 'gather', actionHook: `${LINE_URL}?turn=1&part=1`, numDigits: 1, timeout: 0.1 };
    expect(tell(REPLIES['languages'])).toMatchObject([
      { ...part, say: { text: ['לעברית 1'], synthesizer: HE } },
      { ...part, say: { text: ['للعربية 2'], synthesizer: { language: 'ar-XA' } } },
      { verb: 'gather', actionHook: `${LINE_URL}?turn=1`, say: { text: ['For English, 3'] } },
      { verb: 'redirect' },
    ]);
    const { spoken = [] } = REPLIES['languages'] ?? {};
    expect(tell({ spoken, collect: CODE })).toMatchObject([{ verb: 'say' }, { verb: 'say' }, { verb: 'gather' }, {}]);
  });
  test('recordings alone need no voice', () => {
    const url = 'https://quiz.example.org/a.wav';
    const recording = { say: 'recording', url, lengthMs: 100 } as const;
    expect(tell({ spoken: [recording, { say: 'silence', ms: 200 }, recording], collect: DIGIT })).toMatchObject([
      { verb: 'gather', play: { url: [url, 'silence_stream://200', url] } },
      {},
    ]);
    expect(tell({ spoken: [recording], collect: null })).toEqual([{ verb: 'play', url: [url] }, { verb: 'hangup' }]);
  });
  test('an author’s text is never an address that is played', () => {
    for (const text of ['https://evil.example/a.wav', 'silence_stream://9', 'note: this', '<speak>a</speak>']) {
      expect(tell({ spoken: [en(text)], collect: null })).toMatchObject([{ text: [`, ${text}`] }, {}]);
    }
  });
  test('a voice of the owner’s', () => {
    const way = { ...WAY, voiceOf: () => 'microsoft:he-IL:he-IL-HilaNeural' };
    expect(tell({ spoken: [he('שלום')], collect: null }, way)).toMatchObject([
      { synthesizer: { vendor: 'microsoft', language: 'he-IL', voice: 'he-IL-HilaNeural' } },
      { verb: 'hangup' },
    ]);
  });
  test('the end', () => {
    expect(tell(REPLIES['farewell'])).toMatchObject([
      { verb: 'say' },
      { verb: 'pause', length: 1 },
      { verb: 'hangup' },
    ]);
  });
});
