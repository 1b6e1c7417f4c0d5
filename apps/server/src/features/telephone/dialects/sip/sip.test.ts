import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ask, WAY } from '../testing/ask.ts';
import { REPLIES } from '../testing/replies.ts';
import { sip } from './sip.ts';

const NOW_MS = 1_764_000_000_000;
const CALL = { callId: 'c-1', from: 'sip:+972501234567@trunk.example', to: '101', event: { type: 'started' } };
const HEARD = { kind: 'heard', callId: 'c-1', from: '+972501234567', to: '101' };
const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });

test('is proved by time and body, for five minutes, by its own header alone', () => {
  const { body } = json(CALL);
  const prove = (secondsAgo: number, header = 'gateway-signature', signed = body) => {
    const time = NOW_MS / 1000 - secondsAgo;
    const signature = createHmac('sha256', 'secret').update(`${time}.${signed}`).digest('hex');
    const headers = { [header]: `t=${time},v1=${signature}` };
    return sip.prove(ask({ ...json(CALL), headers }), { secret: 'secret', networks: [] }, NOW_MS);
  };
  expect(prove(0)).toEqual({ proved: true });
  expect(prove(300)).toEqual({ proved: true });
  expect(prove(301)).toEqual({ proved: false, fault: 'stale' });
  expect(prove(0, 'gateway-signature', `${body} `)).toEqual({ proved: false, fault: 'forged' });
  expect(prove(0, 'jambonz-signature')).toEqual({ proved: false, fault: 'unsigned' });
});

describe('what it says', () => {
  const read = (more: object) => sip.read(ask(json({ ...CALL, ...more })));
  test('a call begins, keys are pressed, it ends', () => {
    expect(read({})).toEqual({ ...HEARD, event: { type: 'started' } });
    const pressed = { type: 'pressed', turn: 5, keys: '42', ended: true };
    expect(read({ event: pressed })).toEqual({ ...HEARD, event: pressed });
    expect(read({ event: { type: 'hungUp' } })).toEqual({ ...HEARD, event: { type: 'hungUp' } });
  });
  test('who withholds the number is nobody', () => {
    expect(read({ from: 'sip:anonymous@anonymous.invalid' })).toMatchObject({ from: null });
    expect(read({ from: null })).toMatchObject({ from: null });
  });
  test.each([
    { callId: 'a b' },
    { callId: '' },
    { from: 7 },
    { event: { type: 'rang' } },
    { event: { type: 'pressed', turn: -1, keys: '', ended: false } },
    { event: { type: 'pressed', turn: 1, keys: 'A', ended: false } },
    { event: { type: 'pressed', turn: 1, keys: '1' } },
  ])('no call: %j', (more) => {
    expect(read(more)).toMatchObject({ kind: 'unreadable' });
  });
});

test('what it is told is what the conversation says', () => {
  for (const reply of Object.values(REPLIES)) {
    const { contentType, body } = sip.render(reply, WAY);
    expect(contentType).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toEqual(reply);
  }
  expect(JSON.parse(sip.silence.body)).toEqual({ spoken: [], collect: null });
});
