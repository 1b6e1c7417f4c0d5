import { describe, expect, test } from 'vitest';
import { ask, form, LINE_URL } from '../testing/ask.ts';
import { readTwiml } from './read-twiml.ts';

const CALL = { CallSid: 'CA1', From: '+972501234567', To: '+97231234567' };
const HEARD = { kind: 'heard', callId: 'CA1', from: '+972501234567', to: '+97231234567' };
const read = (fields: Record<string, string> | [string, string][], query = '') =>
  readTwiml(ask({ url: LINE_URL + query, body: form(fields) }));

test('a call that comes in, and one that was made', () => {
  expect(read({ ...CALL, CallStatus: 'ringing', Direction: 'inbound' })).toEqual({
    ...HEARD,
    event: { type: 'started' },
  });
  expect(read({ ...CALL, CallStatus: 'in-progress' })).toEqual({ ...HEARD, event: { type: 'started' } });
});

test.each([
  [{ Digits: '3' }, { keys: '3', ended: false }],
  [
    { Digits: '427', FinishedOnKey: '#' },
    { keys: '427', ended: true },
  ],
  [
    { Digits: '', FinishedOnKey: '#' },
    { keys: '', ended: true },
  ],
  [
    { Digits: '*', FinishedOnKey: '' },
    { keys: '*', ended: false },
  ],
  [{ Digits: 'A1D' }, { keys: '1', ended: false }],
  [{}, { keys: '', ended: false }],
])('a turn: %o', (fields, pressed) => {
  const event = { type: 'pressed', turn: 4, ...pressed };
  expect(read({ ...CALL, CallStatus: 'in-progress', ...fields }, '?turn=4')).toEqual({ ...HEARD, event });
});

test('where a turn fell through, keys of before do not count', () => {
  const event = { type: 'pressed', turn: 4, keys: '', ended: false };
  const fields = { ...CALL, Digits: '1', FinishedOnKey: '#' };
  expect(read(fields, '?turn=4&empty=1')).toEqual({ ...HEARD, event });
});

test.each(['completed', 'busy', 'failed', 'no-answer', 'canceled'])(
  '%s is the end, wherever it is told',
  (CallStatus) => {
    const event = { type: 'hungUp' };
    expect(read({ ...CALL, CallStatus, SequenceNumber: '3' })).toEqual({ ...HEARD, event });
    expect(read({ ...CALL, CallStatus }, '?turn=4')).toEqual({ ...HEARD, event });
    expect(read({ ...CALL, CallStatus }, '?status=1')).toEqual({ ...HEARD, event });
  },
);

test('news of a call that goes on are no beginning', () => {
  expect(read({ ...CALL, CallStatus: 'ringing', SequenceNumber: '1' })).toEqual({ kind: 'nothing' });
  expect(read({ ...CALL, CallStatus: 'initiated', CallbackSource: 'call-progress-events' })).toEqual({
    kind: 'nothing',
  });
  expect(read({ ...CALL, CallStatus: 'answered' }, '?status=1')).toEqual({ kind: 'nothing' });
});

test('who does not say is nobody', () => {
  expect(read({ CallSid: 'CA1', From: '+266696687', To: '' })).toMatchObject({ from: null, to: null });
  expect(read({ CallSid: 'CA1' })).toMatchObject({ kind: 'heard', from: null });
});

test('by GET, where the provider is told so', () => {
  const url = `${LINE_URL}?turn=1&${form({ ...CALL, Digits: '2' })}`;
  expect(readTwiml(ask({ url, method: 'GET' }))).toMatchObject({ event: { turn: 1, keys: '2' } });
});

describe('no request of a provider', () => {
  test.each([
    ['no call', {}, ''],
    ['an empty call', { CallSid: '' }, ''],
    ['a long call', { CallSid: 'C'.repeat(129) }, ''],
    ['letters pressed', { CallSid: 'CA1', Digits: '1;drop' }, '?turn=1'],
    ['too many keys', { CallSid: 'CA1', Digits: '1'.repeat(65) }, '?turn=1'],
    ['no turn', { CallSid: 'CA1' }, '?turn=x'],
    ['a state that is none', { CallSid: 'CA1', CallStatus: 'in progress' }, ''],
  ])('%s', (_what, fields, query) => expect(read(fields, query)).toMatchObject({ kind: 'unreadable' }));
  test('two calls at once', () => {
    const two: [string, string][] = [
      ['CallSid', 'CA1'],
      ['CallSid', 'CA2'],
    ];
    expect(read(two)).toMatchObject({ kind: 'unreadable' });
  });
});
