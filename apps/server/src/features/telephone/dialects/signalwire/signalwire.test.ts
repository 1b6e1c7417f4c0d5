import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fieldsOf } from '../line-request.ts';
import { ask, form, LINE_URL } from '../testing/ask.ts';
import { signForm } from '../twiml/form-signature.ts';
import { signalwire } from './signalwire.ts';

const KEYS = { secret: 'PSK_1', networks: [] };
const BODY = form({ CallSid: 'call-1', From: '+14158675310' });
const SIGNATURE = signForm(KEYS.secret, LINE_URL, fieldsOf(BODY));

test.each(['x-signalwire-signature', 'x-twilio-signature'])('signed as Twilio does, in %s', (name) => {
  expect(signalwire.prove(ask({ body: BODY, headers: { [name]: SIGNATURE } }), KEYS, 0)).toEqual({ proved: true });
});

test('signed over the address and the whole body', () => {
  const whole = createHmac('sha1', KEYS.secret)
    .update(LINE_URL + BODY)
    .digest('hex');
  const headers = { 'x-signalwire-signature': whole };
  expect(signalwire.prove(ask({ body: BODY, headers }), KEYS, 0)).toEqual({ proved: true });
  const other = form({ CallSid: 'call-2' });
  expect(signalwire.prove(ask({ body: other, headers }), KEYS, 0)).toEqual({ proved: false, fault: 'forged' });
});

test('forged and unsigned', () => {
  const headers = { 'x-signalwire-signature': SIGNATURE };
  expect(signalwire.prove(ask({ body: BODY, headers }), { ...KEYS, secret: 'PSK_2' }, 0).proved).toBe(false);
  const empty = createHmac('sha1', '')
    .update(LINE_URL + BODY)
    .digest('hex');
  const emptied = ask({ body: BODY, headers: { 'x-signalwire-signature': empty } });
  expect(signalwire.prove(emptied, { ...KEYS, secret: '' }, 0)).toEqual({ proved: false, fault: 'forged' });
  expect(signalwire.prove(ask({ body: BODY }), KEYS, 0)).toEqual({ proved: false, fault: 'unsigned' });
});
