import { expect, it } from 'vitest';
import { readNatsAddress } from './nats-address.ts';

it.each([
  '',
  'nats',
  'http://one:4222',
  'nats://',
  'nats://one/path',
  'nats://one?a=b',
  'nats://one,tls://two',
  'nats://one,',
])('refuses %s', (text) => expect(readNatsAddress(text)).toBeNull());

it('reads one server or several, a token or a name, and encryption', () => {
  const nobody = { user: '', password: '' };
  expect(readNatsAddress('nats://one')).toEqual({ servers: ['one:4222'], isEncrypted: false, ...nobody });
  expect(readNatsAddress('tls://a%2Fb:c@one:4333, tls://two')).toEqual({
    servers: ['one:4333', 'two:4222'],
    isEncrypted: true,
    user: 'a/b',
    password: 'c',
  });
  expect(readNatsAddress('nats://word@[::1]:4222')).toMatchObject({ servers: ['[::1]:4222'], user: 'word' });
});
