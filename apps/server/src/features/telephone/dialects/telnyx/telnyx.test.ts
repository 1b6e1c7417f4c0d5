import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, form, LINE_URL } from '../testing/ask.ts';
import { telnyx } from './telnyx.ts';

const NOW_MS = 1_764_000_000_000;
const TIME = '1764000000';
const pair = generateKeyPairSync('ed25519');
const PUBLIC = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
const KEYS = { secret: PUBLIC, networks: [] };
const BODY = form({ CallSid: 'v3:abc', Digits: '1' });

function signed(time: string, body = BODY) {
  const bytes = sign(null, Buffer.from(`${time}|${body}`), pair.privateKey);
  return ask({
    url: LINE_URL,
    body,
    headers: { 'telnyx-signature-ed25519': bytes.toString('base64'), 'telnyx-timestamp': time },
  });
}

test('time and body, by the account’s key', () => {
  expect(telnyx.prove(signed(TIME), KEYS, NOW_MS)).toEqual({ proved: true });
});

test.each([-300, 300])('%i seconds off is near enough', (seconds) => {
  expect(telnyx.prove(signed(String(Number(TIME) + seconds)), KEYS, NOW_MS)).toEqual({ proved: true });
});
test.each([-301, 301])('%i seconds off is a recording', (seconds) => {
  expect(telnyx.prove(signed(String(Number(TIME) + seconds)), KEYS, NOW_MS)).toEqual({ proved: false, fault: 'stale' });
});

test('forged: another body, another time, another key, no key, no signature', () => {
  const forged = { proved: false, fault: 'forged' };
  const request = signed(TIME);
  expect(
    telnyx.prove({ ...request, body: Buffer.from(form({ CallSid: 'v3:abc', Digits: '2' })) }, KEYS, NOW_MS),
  ).toEqual(forged);
  const later = { ...request.headers, 'telnyx-timestamp': '1764000001' };
  expect(telnyx.prove({ ...request, headers: later }, KEYS, NOW_MS)).toEqual(forged);
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  expect(telnyx.prove(request, { ...KEYS, secret: other.toString('base64') }, NOW_MS)).toEqual(forged);
  for (const secret of ['', 'no key', Buffer.alloc(31).toString('base64')]) {
    expect(telnyx.prove(request, { ...KEYS, secret }, NOW_MS)).toEqual(forged);
  }
  const short = { ...request.headers, 'telnyx-signature-ed25519': 'AAAA' };
  expect(telnyx.prove({ ...request, headers: short }, KEYS, NOW_MS)).toEqual(forged);
  expect(telnyx.prove(ask({ body: BODY }), KEYS, NOW_MS)).toEqual({ proved: false, fault: 'unsigned' });
});
