/**
 * Signatures against what Plivo's own package (4.79.0, `validateV3Signature`) takes for the same requests, see
 * `scripts/telephone-judges.mjs`.
 */
import { describe, expect, test } from 'vitest';
import type { LineReply } from '@qc/telephone/call';
import { ANSWER_BYTES_MAX } from '../answer-budget.ts';
import { ask, form, LINE_URL, WAY } from '../testing/ask.ts';
import { CODE, en, he, REPLIES } from '../testing/replies.ts';
import { plivo } from './plivo.ts';

const KEYS = { secret: 'MAXXXXXXXXXXXXXXXXXX', networks: [] };
const NONCE = '05429567804466091622';
const CALL = {
  CallUUID: 'uuid-1',
  From: '972501234567',
  To: '97231234567',
  CallStatus: 'ringing',
  Direction: 'inbound',
};

describe('signatures', () => {
  const headers = (signature: string) => ({ 'x-plivo-signature-v3': signature, 'x-plivo-signature-v3-nonce': NONCE });
  const prove = (signature: string, asked: Parameters<typeof ask>[0], keys = KEYS) =>
    plivo.prove(ask({ ...asked, headers: headers(signature) }), keys, 0);
  const VECTORS = [
    ['a form', 'ZPT9gc2eaiFXQkwYKXMGAcOhE9NDl+s+EkwfJr04ehw=', { body: form(CALL) }],
    [
      'a form beside a query',
      'UYk2c6xOph+J1Av33KF4fMfQAkXpPpBOqUpGRY22YqE=',
      { url: `${LINE_URL}?turn=3&b=2&a=1`, body: form(CALL) },
    ],
    [
      'a field with two values',
      'gueLMOFk4mS28JreS3QSypQFhaHljU4+guvN9Rdalvg=',
      {
        body: form([
          ['b', '2'],
          ['b', '1'],
          ['a', 'שלום'],
        ]),
      },
    ],
    ['by GET', 'oRCmKXGzrQAUwCNmRncweXTb2pKGtDA1wo5CdxXwrnQ=', { url: `${LINE_URL}?b=2&a=1%202`, method: 'GET' }],
    ['by GET, asking nothing', '23yJPM1Apsf1zxmosstYOKjYNmMSLCFK1YXYLRe+jsM=', { method: 'GET' }],
  ] as const;
  test.each(VECTORS)('%s', (_what, signature, asked) => {
    expect(prove(signature, asked)).toEqual({ proved: true });
    expect(prove(`AAAA,${signature}`, asked)).toEqual({ proved: true });
    expect(prove(signature, asked, { ...KEYS, secret: 'other' })).toEqual({ proved: false, fault: 'forged' });
  });
  const [, SIGNATURE, ASKED] = VECTORS[0];
  test.each([
    ['another field', { body: form({ ...CALL, Digits: '1' }) }],
    ['another address', { ...ASKED, url: `${LINE_URL}?turn=1` }],
    ['a body that is no form', { ...ASKED, type: 'text/plain' }],
  ])('forged: %s', (_what, asked) => {
    expect(prove(SIGNATURE, asked)).toEqual({ proved: false, fault: 'forged' });
  });
  test('another number, no number, no key', () => {
    const asked = { ...ASKED, headers: { ...headers(SIGNATURE), 'x-plivo-signature-v3-nonce': '1' } };
    expect(plivo.prove(ask(asked), KEYS, 0)).toEqual({ proved: false, fault: 'forged' });
    const none = { ...ASKED, headers: { 'x-plivo-signature-v3': SIGNATURE } };
    expect(plivo.prove(ask(none), KEYS, 0)).toEqual({ proved: false, fault: 'unsigned' });
    expect(prove(SIGNATURE, ASKED, { ...KEYS, secret: '' })).toEqual({ proved: false, fault: 'forged' });
  });
});

describe('what it says', () => {
  const read = (fields: Record<string, string>, query = '') =>
    plivo.read(ask({ url: LINE_URL + query, body: form({ ...CALL, ...fields }) }));
  const heard = { kind: 'heard', callId: 'uuid-1', from: '+972501234567', to: '+97231234567' };
  test('a call begins, keys are pressed, nothing is pressed, it ends', () => {
    expect(read({ Event: 'StartApp' })).toEqual({ ...heard, event: { type: 'started' } });
    const turn = { type: 'pressed', turn: 5, ended: false };
    expect(read({ CallStatus: 'in-progress', Digits: '42' }, '?turn=5')).toEqual({
      ...heard,
      event: { ...turn, keys: '42' },
    });
    expect(read({ Event: 'Redirect' }, '?turn=5&empty=1')).toEqual({ ...heard, event: { ...turn, keys: '' } });
    expect(read({ CallStatus: 'completed' })).toEqual({ ...heard, event: { type: 'hungUp' } });
    expect(read({ Event: 'Hangup' })).toEqual({ ...heard, event: { type: 'hungUp' } });
    expect(read({ Event: 'Ring' })).toEqual({ kind: 'nothing' });
  });
  test('no call of Plivo’s', () => {
    expect(plivo.read(ask({ body: form({ CallSid: 'CA1' }) }))).toMatchObject({ kind: 'unreadable' });
    expect(read({ Digits: 'one' }, '?turn=5')).toMatchObject({ kind: 'unreadable' });
    expect(read({}, '?turn=five')).toMatchObject({ kind: 'unreadable' });
  });
});

describe('what it is told', () => {
  const HEAD = '<?xml version="1.0" encoding="UTF-8"?><Response>';
  const tell = (reply: LineReply | undefined, way = WAY) => {
    if (reply === undefined) throw new Error('no such reply');
    return plivo.render(reply, way).body.slice(HEAD.length, -'</Response>'.length);
  };
  test('a code in a language it has', () => {
    expect(tell({ spoken: [en('Enter the code')], collect: CODE })).toBe(
      `<GetDigits action="${LINE_URL}?turn=2" method="POST" timeout="10" digitTimeout="10" numDigits="8"` +
        ' finishOnKey="#" retries="1" redirect="true"><Speak voice="Polly.Joanna" language="en-US">Enter the code</Speak>' +
        `</GetDigits><Redirect method="POST">${LINE_URL}?turn=2&amp;empty=1</Redirect>`,
    );
  });
  test('a recording is played, Hebrew needs a voice of the owner’s, and no pause is nested', () => {
    const body = tell(REPLIES['question']);
    expect(body).toContain('<Play>https://quiz.example.org/telephone/said/ab12.wav?v=1&amp;x=2</Play></GetDigits>');
    expect(body).not.toContain('Speak');
    expect(body).toContain('finishOnKey="none"');
    const own = tell(REPLIES['question'], { ...WAY, voiceOf: () => 'Own.he-IL-Voice' });
    expect(own).toContain('<Speak voice="Own.he-IL-Voice" language="he-IL">');
  });
  test('the end', () => {
    expect(tell(REPLIES['farewell'])).toBe(
      '<Speak voice="Polly.Zeina" language="arb">شكرًا، إلى اللقاء</Speak><Wait length="1"/><Hangup/>',
    );
  });
  test('within the budget', () => {
    const spoken = Array.from({ length: 40 }, () => he('מלל רב '.repeat(300)));
    const way = { ...WAY, voiceOf: () => 'Own' };
    expect(Buffer.byteLength(plivo.render({ spoken, collect: CODE }, way).body)).toBeLessThanOrEqual(ANSWER_BYTES_MAX);
  });
});
