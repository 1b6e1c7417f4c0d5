import { expect, test } from 'vitest';
import { fieldsOf, publicUrl, sentFields, singleFields } from './line-request.ts';
import { ask, form } from './testing/ask.ts';
import { emptyUrl, isEmptyUrl, isStatusUrl, turnOf } from './turn-address.ts';

test('the address is the configured one with path and query as they came, never read and written anew', () => {
  expect(publicUrl('https://quiz.example.org', '/telephone/twilio/a?b=%27&c=a+b')).toBe(
    'https://quiz.example.org/telephone/twilio/a?b=%27&c=a+b',
  );
  expect(publicUrl('https://example.org:8443/quiz/', '/t')).toBe('https://example.org:8443/quiz/t');
});

test('fields come from the form where there is one, and not from the address beside it', () => {
  const url = 'https://a.example/?Digits=9';
  expect(sentFields(ask({ url, body: form({ Digits: '1' }) })).get('Digits')).toEqual(['1']);
  expect(sentFields(ask({ url, method: 'GET' })).get('Digits')).toEqual(['9']);
  // What is no form is covered by no form's signature.
  expect(sentFields(ask({ type: 'text/plain', body: 'Digits=1' })).size).toBe(0);
});

test('a field that says two things is no field; the same thing twice is one', () => {
  expect(singleFields(fieldsOf('a=1&a=1&b=2'), ['a', 'b', 'c'])).toEqual({ a: '1', b: '2' });
  expect(singleFields(fieldsOf('a=1&a=2'), ['a'])).toBe(null);
});

test.each([
  ['https://a.example/t', null],
  ['https://a.example/t?turn=0', 0],
  ['https://a.example/t?x=1&turn=12', 12],
  ['https://a.example/t?turn=1234567', 'wrong'],
  ['https://a.example/t?turn=-1', 'wrong'],
  ['https://a.example/t?turn=', 'wrong'],
  ['https://a.example/t?turn=1&turn=2', 'wrong'],
])('%s is turn %s', (url, turn) => expect(turnOf(url)).toBe(turn));

test('addresses of empty turns and of news are told from others', () => {
  expect(emptyUrl('https://a.example/t?turn=3')).toBe('https://a.example/t?turn=3&empty=1');
  expect(emptyUrl('https://a.example/t')).toBe('https://a.example/t?empty=1');
  expect([isEmptyUrl('https://a.example/t?turn=3&empty=1'), isEmptyUrl('https://a.example/t?turn=3')]).toEqual([
    true,
    false,
  ]);
  expect([isStatusUrl('https://a.example/t?status=1'), isStatusUrl('https://a.example/status')]).toEqual([true, false]);
});
