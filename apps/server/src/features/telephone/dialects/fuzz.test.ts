/** Whatever comes in, no dialect throws; what comes out of noise is no call, and never proved. */
import { TELEPHONE_PROVIDERS, type TelephoneProvider } from '@qc/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineReply, Spoken } from '@qc/telephone/call';
import { ANSWER_BYTES_MAX } from './answer-budget.ts';
import type { LineRequest } from './dialect.ts';
import { DIALECTS } from './dialects.ts';
import { LINE_URL, WAY } from './testing/ask.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }));
const HEADERS = [
  'content-type',
  'x-twilio-signature',
  'x-signalwire-signature',
  'telnyx-signature-ed25519',
  'telnyx-timestamp',
  'x-plivo-signature-v3',
  'x-plivo-signature-v3-nonce',
  'jambonz-signature',
  'gateway-signature',
];
const NAMES = ['CallSid', 'CallUUID', 'ApiCallId', 'ApiPhone', 'Digits', 'From', 'CallStatus', 'hangup', 't1', 'token'];
const field = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), text);
const fields = fc.array(field, { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs).toString());
const header = fc.oneof(
  text,
  fc.constantFrom('application/x-www-form-urlencoded', 't=1,v1=', 'application/json'),
  fc.array(text, { maxLength: 2 }),
);
const body = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fields.map((form) => Buffer.from(form)),
  fc.json().map((json) => Buffer.from(json)),
);
const request: fc.Arbitrary<LineRequest> = fc.record({
  method: fc.constantFrom('POST', 'GET', 'PUT'),
  url: fc.oneof(fields, text).map((query) => `${LINE_URL}?${query}`),
  headers: fc.dictionary(fc.constantFrom(...HEADERS), header),
  body,
  ip: fc.option(fc.oneof(fc.ipV4(), fc.ipV6(), text)),
});

const spoken: fc.Arbitrary<Spoken> = fc.oneof(
  fc.record({
    say: fc.constant('text' as const),
    text: fc.string({ unit: 'binary' }),
    language: fc.constantFrom('he', 'ar', 'en'),
  }),
  fc.record({ say: fc.constant('silence' as const), ms: fc.nat(5000) }),
  fc.record({ say: fc.constant('recording' as const), url: fc.webUrl(), lengthMs: fc.nat() }),
);
const reply: fc.Arbitrary<LineReply> = fc.record({
  spoken: fc.array(spoken),
  collect: fc.option(
    fc.record({
      turn: fc.nat(999_999),
      max: fc.integer({ min: 1, max: 20 }),
      min: fc.integer({ min: 0, max: 5 }),
      byHash: fc.boolean(),
      allowed: fc.constantFrom('0123456789', '1234', '*0', '12*#', ''),
      timeoutMs: fc.nat(30_000),
    }),
  ),
});

/** By what a line asks again, and hangs up, where it is not told in XML. */
const HOW: Partial<Record<TelephoneProvider, [RegExp, RegExp]>> = {
  jambonz: [/empty=1/, /"hangup"/],
  yemot: [/^read=[^=]+=t\d+,/, /go_to_folder=hangup$/],
  sip: [/"collect":\{"turn":\d+,.*\}$/, /"collect":null\}$/],
};

describe.each(TELEPHONE_PROVIDERS)('%s', (id) => {
  const dialect = DIALECTS[id];

  test('reads anything without a fault of its own', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const reading = dialect.read(asked);
        expect(['heard', 'nothing', 'unreadable']).toContain(reading.kind);
        if (reading.kind !== 'heard') return;
        expect(reading.callId).toMatch(/^[\x21-\x7e]{1,128}$/);
        if (reading.event.type === 'pressed') expect(reading.event.keys).toMatch(/^[0-9*#]{0,64}$/);
      }),
      { numRuns: 500 },
    );
  });

  test('proves nothing that is noise, with a key or without one', () => {
    fc.assert(
      fc.property(request, fc.constantFrom('', 'secret-of-the-line', 'AAAA'), (asked, secret) => {
        expect(dialect.prove(asked, { secret, networks: [] }, 1_764_000_000_000).proved).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('tells any reply within the budget, and asks again or hangs up', () => {
    fc.assert(
      fc.property(reply, (told) => {
        const { body: said } = dialect.render(told, WAY);
        expect(Buffer.byteLength(said)).toBeLessThanOrEqual(ANSWER_BYTES_MAX);
        expect(said.isWellFormed()).toBe(true);
        const [goesOn, ends] = HOW[id] ?? [/empty=1/, /<Hangup\/>/];
        expect(said).toMatch(told.collect === null ? ends : goesOn);
      }),
      { numRuns: 300 },
    );
  });
});
