import { type RouteName, routeTable } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formBody } from './testing/form.ts';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { NO_SUCH_ID } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** Whatever is wrong with a body is said in so many bytes. */
const REPLY_MAX = 16_000;

let test: TestApp;
let admin: TestClient;
let records: OwnedRecords;
let nowMs = Date.UTC(2026, 10, 20);
let callers = 0;
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  admin = await test.signUpAs('adam', 0);
  records = await makeOwnedRecords(test, admin);
});
afterAll(() => test.close());

const repeat = (piece: (n: number) => string, bytes: number, most = Infinity) => {
  const pieces: string[] = [];
  for (let length = 0, n = 0; n < most; n += 1) {
    const next = piece(n);
    length += next.length + 1;
    if (length > bytes) break;
    pieces.push(next);
  }
  return pieces.join(',');
};

/** Bodies of a size that nobody means well with: as much of one thing as there is room for. */
const BODIES: Record<string, (bytes: number) => string> = {
  'unknown keys': (bytes) => `{${repeat((n) => `"key${n}":1`, bytes - 2)}}`,
  'as many unknown keys as are looked at': (bytes) => `{${repeat((n) => `"key${n}":1`, bytes - 2, 199)}}`,
  'one long unknown key': (bytes) => `{"${'x'.repeat(bytes - 6)}":1}`,
  'a list of unknown things': (bytes) => `[${repeat(() => '{"a":1}', bytes - 2)}]`,
  'a list of as many unknown things as are looked at': (bytes) => `[${repeat(() => '{"a":1}', bytes - 2, 900)}]`,
  'things of many unknown keys': (bytes) =>
    `[${repeat(() => `{${repeat((n) => `"${n}":0`, Infinity, 199)}}`, bytes - 2, 9)}]`,
  'one deep thing': (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'one deep object': (bytes) => `${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}`,
};

/** What a call that takes whole records may ignore. */
const IGNORED = ['as many unknown keys as are looked at', 'one long unknown key'];

const WRITING = Object.entries(sampleCalls).flatMap(([name, sample]) => {
  const definition = routeTable[name];
  return definition?.body && !definition.upload ? [{ name: name as RouteName, sample, definition }] : [];
});

describe.each(WRITING)('$name', ({ sample, definition }) => {
  const { method, path, access, form, bodyMax } = definition;
  const most = bodyMax ?? (form ? 64 * 1024 : access === 'anyone' ? 16 * 1024 : 1024 * 1024);
  const send = (json: string, client: TestClient | null, type = '') => {
    const call = sample(records);
    nowMs += 60_000;
    const [part = 'x'] = Object.keys(call.form ?? {});
    const sent = form
      ? formBody([{ name: part, value: json, ...(type !== '' && { type }) }])
      : { headers: { 'content-type': 'application/json' }, payload: json };
    return test.inject({
      method,
      url: path.replace('{id}', call.id ?? NO_SUCH_ID).replace(/\{(\w+)\}/g, (_, key) => call.params?.[key] ?? ''),
      headers: { ...client?.headers, ...sent.headers, 'if-match': '1' },
      payload: sent.payload,
      // Each from an address of its own: floods of one are answered slowly.
      remoteAddress: `10.0.${Math.floor(callers / 200)}.${++callers % 200}`,
    });
  };

  it('says shortly what is wrong with it, whatever it is full of', async () => {
    const who = access === 'anyone' ? [null, admin] : [admin];
    for (const [kind, make] of Object.entries(BODIES)) {
      const json = make(most);
      for (const client of who) {
        for (const type of form ? ['application/json', ''] : ['']) {
          const reply = await send(json, client, type);
          const why = `${kind}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
          expect(Buffer.byteLength(reply.body), why).toBeLessThanOrEqual(REPLY_MAX);
          // Whole records are taken back: what such a call does not name is ignored, up to as many keys as are looked at.
          if (definition.whole && IGNORED.includes(kind) && [200, 412].includes(reply.statusCode)) continue;
          expect([400, 413], why).toContain(reply.statusCode);
          expect(reply.json().code, why).toMatch(/^(invalidInput|tooLarge)$/);
        }
      }
    }
  });

  it('takes no body that is larger than its route needs', async () => {
    const reply = await send(JSON.stringify({ a: 'x'.repeat(most + 1) }), admin);
    expect([400, 413]).toContain(reply.statusCode);
    expect(Buffer.byteLength(reply.body)).toBeLessThanOrEqual(REPLY_MAX);
  });
});

it('says shortly what is wrong with an address, too', async () => {
  for (const query of [
    repeat((n) => `key${n}=1`, 15_000).replaceAll(',', '&'),
    `${'x'.repeat(15_000)}=1`,
    `sortBy=${'x'.repeat(15_000)}`,
  ]) {
    nowMs += 60_000;
    const reply = await admin.get(`/game?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(Buffer.byteLength(reply.body)).toBeLessThanOrEqual(REPLY_MAX);
  }
});

it('does not read a large body for an address that leads nowhere', async () => {
  const body = `{"a":"${'x'.repeat(64 * 1024)}"}`;
  const headers = { 'content-type': 'application/json' };
  for (const url of ['/no/such/call', '/setting', '/live/send']) {
    const reply = await test.inject({ method: 'POST', url, headers, payload: body });
    expect([404, 405, 413], url).toContain(reply.statusCode);
  }
});
