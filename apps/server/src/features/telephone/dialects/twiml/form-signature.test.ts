/**
 * Proves signatures against vectors that the packages of Twilio (6.2.0) and SignalWire (compatibility-api 3.2.0) gave
 * for the same requests; they are not installed for it, as they would bring 150 MB. `scripts/telephone-judges.mjs` asks
 * them anew.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fieldsOf } from '../line-request.ts';
import { ask, form } from '../testing/ask.ts';
import { proveForm, signForm } from './form-signature.ts';

const KEYS = { secret: '12345', networks: [] };
const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const CALL = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
};
const SIGNATURE = 'GvWf1cFY/Q7PnoempGyD5oXAezc=';

test('the vector of the provider', () => {
  expect(signForm('12345', URL, fieldsOf(form(CALL)))).toBe(SIGNATURE);
  expect(proveForm(ask({ url: URL, body: form(CALL) }), KEYS, [SIGNATURE])).toEqual({ proved: true });
});

test('a value that a name has twice counts once, several are sorted', () => {
  const twice = form([...Object.entries(CALL), ['Digits', '1234']]);
  expect(signForm('12345', URL, fieldsOf(twice))).toBe(SIGNATURE);
  const several = fieldsOf('b=2&b=1&a=%D7%A9%D7%9C%D7%95%D7%9D');
  expect(signForm('12345', URL, several)).toBe(signForm('12345', URL, fieldsOf('a=%D7%A9%D7%9C%D7%95%D7%9D&b=1&b=2')));
});

test.each([['https://mycompany.com:443/myapp.php?foo=1&bar=2'], ['https://mycompany.com/myapp.php?foo=1&bar=2']])(
  'the port may stand there or not: signed without, told %s',
  (url) => {
    expect(proveForm(ask({ url, body: form(CALL) }), KEYS, [SIGNATURE]).proved).toBe(true);
  },
);

test('signed with the usual port, told without; another port is another address', () => {
  const signed = signForm('12345', 'https://mycompany.com:443/a', fieldsOf(form(CALL)));
  expect(proveForm(ask({ url: 'https://mycompany.com/a', body: form(CALL) }), KEYS, [signed]).proved).toBe(true);
  const other = signForm('12345', 'https://mycompany.com:8443/a', fieldsOf(form(CALL)));
  expect(proveForm(ask({ url: 'https://mycompany.com/a', body: form(CALL) }), KEYS, [other]).proved).toBe(false);
});

test.each([
  ['another key', ask({ url: URL, body: form(CALL) }), { ...KEYS, secret: '12346' }],
  ['no key', ask({ url: URL, body: form(CALL) }), { ...KEYS, secret: '' }],
  ['another value', ask({ url: URL, body: form({ ...CALL, Digits: '4321' }) }), KEYS],
  ['one more field', ask({ url: URL, body: form({ ...CALL, A: '' }) }), KEYS],
  ['a field less', ask({ url: URL, body: form({ CallSid: CALL.CallSid }) }), KEYS],
  ['another path', ask({ url: URL.replace('myapp', 'other'), body: form(CALL) }), KEYS],
  ['another query', ask({ url: `${URL}&turn=2`, body: form(CALL) }), KEYS],
  ['a query in another order', ask({ url: 'https://mycompany.com/myapp.php?bar=2&foo=1', body: form(CALL) }), KEYS],
  ['another host', ask({ url: URL.replace('mycompany', 'evil'), body: form(CALL) }), KEYS],
])('forged: %s', (_what, request, keys) => {
  expect(proveForm(request, keys, [SIGNATURE])).toEqual({ proved: false, fault: 'forged' });
});

test('without a signature nothing is compared', () => {
  expect(proveForm(ask({ url: URL, body: form(CALL) }), KEYS, [])).toEqual({ proved: false, fault: 'unsigned' });
});

test('a body that is no form is covered by its hash in the address alone', () => {
  const body = '{"a":"שלום"}';
  const hash = createHash('sha256').update(body).digest('hex');
  const url = `https://mycompany.com/a?bodySHA256=${hash}`;
  const signature = signForm('12345', url, new Map());
  const json = { url, type: 'application/json' };
  expect(proveForm(ask({ ...json, body }), KEYS, [signature]).proved).toBe(true);
  expect(proveForm(ask({ ...json, body: '{"a":1}' }), KEYS, [signature]).proved).toBe(false);
  const bare = signForm('12345', 'https://mycompany.com/a', new Map());
  expect(proveForm(ask({ ...json, url: 'https://mycompany.com/a', body }), KEYS, [bare]).proved).toBe(false);
});
