/**
 * Lines that `yemot-router2` (6.2.1) makes for the same wishes, see `scripts/telephone-judges.mjs`.
 */
import { describe, expect, test } from 'vitest';
import type { LineReply } from '@qc/telephone/call';
import { ask, form, LINE_URL, WAY } from '../testing/ask.ts';
import { ar, DIGIT, en, he, HOLD, REPLIES } from '../testing/replies.ts';
import { yemot } from './yemot.ts';
import { yemotTexts } from './yemot-text.ts';

const KEYS = { secret: 'a-long-secret-of-the-line', networks: [] as string[] };
const CALL = {
  ApiCallId: 'y-1',
  ApiPhone: '0501234567',
  ApiDID: '0773137770',
  ApiExtension: '1',
  ApiTime: '1764000000',
};
const HEARD = { kind: 'heard', callId: 'y-1', from: '+972501234567', to: '+972773137770' };

describe('the secret', () => {
  test('in the address, or among the fields', () => {
    expect(yemot.prove(ask({ url: `${LINE_URL}?token=${KEYS.secret}`, body: form(CALL) }), KEYS, 0).proved).toBe(true);
    expect(yemot.prove(ask({ body: form({ ...CALL, token: KEYS.secret }) }), KEYS, 0).proved).toBe(true);
    expect(yemot.prove(ask({ url: `${LINE_URL}?token=${KEYS.secret}`, method: 'GET' }), KEYS, 0).proved).toBe(true);
  });
  test.each([
    ['another', `?token=${KEYS.secret}x`, 'forged'],
    ['a right one beside a wrong one', `?token=${KEYS.secret}&token=x`, 'forged'],
    ['an empty one', '?token=', 'forged'],
    ['none', '', 'unsigned'],
  ] as const)('%s', (_what, query, fault) => {
    expect(yemot.prove(ask({ url: LINE_URL + query }), KEYS, 0)).toEqual({ proved: false, fault });
  });
  test('no secret is proved by none', () => {
    expect(yemot.prove(ask({ url: `${LINE_URL}?token=` }), { ...KEYS, secret: '' }, 0).proved).toBe(false);
  });
  const url = `${LINE_URL}?token=${KEYS.secret}`;
  test.each([
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8', '11.1.2.3'], true],
    ['11.1.2.4', ['10.0.0.0/8', '11.1.2.3'], false],
    ['2001:db8::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['10.1.2.3', ['nonsense', '10.0.0.0/99', '/8', '10.0.0.0/x'], false],
    ['nobody', ['0.0.0.0/0'], false],
    [null, ['0.0.0.0/0'], false],
  ])('%s of %o', (ip, networks, proved) => {
    expect(yemot.prove(ask({ url, ip }), { ...KEYS, networks }, 0)).toEqual(
      proved ? { proved } : { proved, fault: 'elsewhere' },
    );
  });
});

describe('what it says', () => {
  const read = (fields: Record<string, string> | [string, string][]) => yemot.read(ask({ body: form(fields) }));
  test('a call begins, by POST or by GET', () => {
    expect(read(CALL)).toEqual({ ...HEARD, event: { type: 'started' } });
    const url = `${LINE_URL}?token=x&${form(CALL)}`;
    expect(yemot.read(ask({ url, method: 'GET' }))).toEqual({ ...HEARD, event: { type: 'started' } });
  });
  const pressed = (turn: number, keys: string) => ({ ...HEARD, event: { type: 'pressed', turn, keys, ended: false } });
  test('all values come every time: the newest turn is the one', () => {
    expect(read({ ...CALL, t1: '1', t2: '427', t10: '3', t9: '2' })).toEqual(pressed(10, '3'));
    expect(read({ ...CALL, t1: '1', t2: 'NONE' })).toEqual(pressed(2, ''));
    expect(read({ ...CALL, t1: '' })).toEqual(pressed(1, ''));
    expect(read({ ...CALL, t1: '*' })).toEqual(pressed(1, '*'));
  });
  test('a name that is sent twice says the last', () => {
    expect(read([...Object.entries(CALL), ['t1', '1'], ['t1', '2']])).toEqual(pressed(1, '2'));
  });
  test('other names are nobody’s turns', () => {
    const event = { type: 'started' };
    expect(read({ ...CALL, t01: '1', t1x: '1', T1: '1', t: '1', t1234567: '1' })).toEqual({ ...HEARD, event });
  });
  test('the end', () => {
    expect(read({ ...CALL, t1: '1', hangup: 'yes' })).toEqual({ ...HEARD, event: { type: 'hungUp' } });
  });
  test('no call', () => {
    expect(read({ ApiPhone: '0501234567' })).toMatchObject({ kind: 'unreadable' });
    expect(read({ ...CALL, t1: 'one' })).toMatchObject({ kind: 'unreadable' });
    expect(read({ ...CALL, hangup: 'maybe' })).toMatchObject({ kind: 'unreadable' });
  });
  test('an hour of holding is read as quickly as a minute', () => {
    const values = Array.from({ length: 1500 }, (_, turn): [string, string] => [`t${turn}`, 'NONE']);
    expect(read([...Object.entries(CALL), ...values])).toEqual(pressed(1499, ''));
  });
});

describe('what it is told', () => {
  const tell = (reply: LineReply | undefined, way = WAY) => {
    if (reply === undefined) throw new Error('no such reply');
    const { contentType, body } = yemot.render(reply, way);
    expect(contentType).toBe('text/plain; charset=utf-8');
    return body;
  };
  test('a code', () => {
    expect(tell(REPLIES['code'])).toBe(
      'read=t-ברוכים הבאים, הקישו את קוד המשחק ובסיום סולמית=t2,no,8,1,10,No,yes,no,,,1,Ok,NONE,InsertLettersTypeChangeNo',
    );
  });
  test('a question: the keys that are taken are listed; its recordings are not played here', () => {
    expect(tell(REPLIES['question'])).toBe(
      'read=t-לתשובה צה״ל ו <חברים> הקישו 1=t7,no,1,1,12,No,yes,yes,,1.2.3.4,1,Ok,NONE,InsertLettersTypeChangeNo',
    );
  });
  test('who waits hears music, and may press * and 0', () => {
    expect(tell(REPLIES['hold'])).toBe('read=h-ztomao,3=t3,no,1,1,1,No,no,no,,,1,Ok,NONE,InsertLettersTypeChangeNo');
    const long = { ...HOLD, timeoutMs: 3000 };
    expect(tell({ spoken: [], collect: long })).toContain('read=h-ztomao,2=t3,no,1,1,1,');
    const tone = { say: 'recording', url: 'https://quiz.example.org/tone.wav', lengthMs: 1800 } as const;
    expect(tell({ spoken: [tone], collect: { ...HOLD, timeoutMs: 1000 } })).toContain('read=h-ztomao,2=t3,no,1,1,1,');
  });
  test('Arabic needs a voice of the owner’s', () => {
    expect(tell({ spoken: [ar('مرحبا')], collect: DIGIT })).toContain('read=h-ztomao');
    expect(tell({ spoken: [ar('مرحبا')], collect: DIGIT }, { ...WAY, voiceOf: () => 'own' })).toContain(
      'read=t-مرحبا=',
    );
  });
  test('the end', () => {
    expect(tell({ spoken: [he('תודה'), en('Bye')], collect: null })).toBe(
      'id_list_message=t-תודה.t-Bye&go_to_folder=hangup',
    );
    expect(tell(REPLIES['nothing'])).toBe('go_to_folder=hangup');
  });
  test('an author’s text never becomes a command', () => {
    const body = tell({ spoken: [he('a&go_to_folder=/1.f-secret=t9,no|x')], collect: DIGIT });
    expect(body.split('&')).toHaveLength(1);
    expect(body.split('=')).toHaveLength(3);
    expect(body.split('=')[1]).toBe('t-a ו go_to_folder שווה /1 f secret שווה t9,no x');
  });
});

test.each([
  ['he', 'צה"ל וג\'ירפה', 'צה״ל וג׳ירפה'],
  ['he', 'הוא אמר: "שלום".', 'הוא אמר: שלום'],
  ['he', '3.5 ו-7', '3 נקודה 5 ו 7'],
  ['he', '-5 מעלות. ועוד...', 'מינוס 5 מעלות, ועוד'],
  ['he', '2+2=4', '2+2 שווה 4'],
  ['ar', '3.5 & 7', '3 فاصلة 5 و 7'],
  ['en', "Don't go. Well-known | A&B", 'Don\u2019t go, Well known A and B'],
] as const)('%s: %s is said %s', (language, text, said) => expect(yemotTexts(text, language)).toEqual([said]));

test('what has nothing to say is nothing; what is long is several', () => {
  expect(yemotTexts('. - .', 'he')).toEqual([]);
  expect(yemotTexts('מילה '.repeat(300), 'he').length).toBeGreaterThan(2);
});
