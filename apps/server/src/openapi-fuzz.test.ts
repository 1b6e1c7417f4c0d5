import { ERROR_CODES, ERROR_STATUS, type ErrorCode, routeTable, type RouteName } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { openApiDocument } from '#features/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSchema, type Schema, seededRandom, ValueMaker } from './testing/generate-value.ts';
import { makeOwnedRecords } from './testing/owned-records.ts';
import { type SampleCall, sampleCalls } from './testing/sample-calls.ts';
import { sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

const CALLS = 20;
/** Files are made in threads, which take a second each to begin. */
const CALLS_FOR_FILES = 4;
/** Neither the page to export into nor a payment provider is there: these calls say so. */
const NOT_HERE: Partial<Record<RouteName, number>> = { exportGameWeb: 503, createOrder: 503 };

const document: Schema = asSchema(JSON.parse(JSON.stringify(openApiDocument())));
const resolve = (reference: string): Schema => {
  let place: unknown = document;
  for (const part of reference.replace('#/', '').split('/')) place = asSchema(place)[part];
  return asSchema(place);
};
const operations = new Map(
  Object.values(asSchema(document['paths'])).flatMap((methods) =>
    Object.values(asSchema(methods)).map(
      (operation) => [String(asSchema(operation)['operationId']), asSchema(operation)] as const,
    ),
  ),
);
const maker = new ValueMaker(seededRandom(20261121), resolve);

let test: TestApp;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
});
afterAll(() => test.close());

/** A call as the description allows it: what it says of ids is taken from records that are there. */
function goodCall(operation: Schema, sample: SampleCall): SampleCall {
  const content = asSchema(asSchema(operation['requestBody'])['content']);
  const made = content['application/json'] && maker.make(asSchema(asSchema(content['application/json'])['schema']));
  const query: Record<string, string> = { ...sample.query };
  for (const parameter of Array.isArray(operation['parameters']) ? operation['parameters'] : []) {
    const { name, in: place, schema } = asSchema(parameter);
    if (place !== 'query' || maker.chance(0.4)) continue;
    query[String(name)] ??= String(maker.make(asSchema(schema)));
  }
  return { ...sample, query, ...(isRecord(made) && { body: mix(sample.body, made) }) };
}

/** The sample's ids and secrets, everything else as it was made. */
function mix(sample: object | undefined, made: object): object {
  if (sample === undefined || Array.isArray(sample) || Array.isArray(made)) return sample ?? made;
  const kept = Object.entries(sample).filter(
    ([name]) => /id$|^(game|key|token|password|email|questions|type)$/i.test(name) || maker.chance(0.4),
  );
  return { ...made, ...Object.fromEntries(kept) };
}

const WRONG = [
  null,
  '',
  ' ',
  'x'.repeat(70_000),
  -1,
  0,
  1.5,
  1e308,
  '1e9',
  true,
  [],
  [[]],
  {},
  { a: { b: {} } },
  '__proto__',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  '%00',
  'javascript:alert(1)',
  '99999999999999999999',
  'aaaaaaaaaaaaaaaaaaaa',
  Array.from({ length: 200 }, (_, n) => n),
];

/** The same with something in it that nobody should send. */
function badCall(operation: Schema, sample: SampleCall): SampleCall {
  const call = goodCall(operation, sample);
  const query = { ...call.query };
  for (const key of ['page', 'perPage', 'searchText', 'sortBy', 'sortDesc', 'user', 'from', 'language', 'days']) {
    if (maker.chance(0.3)) query[key] = String(maker.pick<unknown>(WRONG)).slice(0, 3000);
  }
  const id = maker.chance(0.2)
    ? encodeURIComponent(toWellFormed(String(maker.pick<unknown>(WRONG)).slice(0, 150)))
    : undefined;
  return {
    ...call,
    query,
    ...(call.body && { body: spoil(call.body) }),
    ...(id !== undefined && id !== '' && { id }),
    ...(call.ifMatch !== undefined && { ifMatch: maker.pick([-1, 0, 1, 1e15, call.ifMatch]) }),
  };
}
const toWellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/g, 'x').replace(/^\.+$/, 'x');

function spoil(body: object): object {
  if (Array.isArray(body)) return maker.pick<object>([[], [null], [body], body.map((item: object) => spoil(item))]);
  const entries: [string, unknown][] = Object.entries(body);
  if (maker.chance(0.3))
    entries.push([maker.pick(['role', 'constructor', '_id', 'x'.repeat(200), 'user_id']), maker.pick<unknown>(WRONG)]);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (maker.chance(0.15)) return [];
      return [[name, maker.chance(0.4) ? maker.pick<unknown>(WRONG) : value]];
    }),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The answer is one that the description tells of. */
function expectDescribed(name: RouteName, reply: LightMyRequestResponse, what: unknown): void {
  const why = `${name} ${JSON.stringify(what).slice(0, 1500)} → ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  const { download, reply: shape } = routeTable[name] ?? {};
  if (reply.statusCode === 200) {
    if (download !== undefined) expect(reply.headers['content-type'], why).toContain(download);
    else expect(shape?.safeParse(reply.json()).success, why).toBe(true);
    return;
  }
  const { code } = reply.json();
  expect(ERROR_CODES, why).toContain(code);
  expect(reply.statusCode, why).toBe(ERROR_STATUS[code as ErrorCode]);
  const allowed = NOT_HERE[name];
  if (reply.statusCode !== allowed) expect(reply.statusCode, why).toBeLessThan(500);
}

const NAMES = Object.keys(sampleCalls).filter((name): name is RouteName => name in routeTable);

describe.each(NAMES)('%s', (name) => {
  it('answers as it is described, whatever is sent', async () => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`${name} is not described`);
    nowMs += 60 * 60 * 1000;
    let caller: TestClient = await test.signUpAs(`caller-${name.toLowerCase()}`, 0);
    const records = await makeOwnedRecords(test, caller);
    const { download, upload } = routeTable[name] ?? {};
    const calls = download === undefined && !upload ? CALLS : CALLS_FOR_FILES;
    for (let n = 0; n < calls; n++) {
      const sample = sampleCalls[name](records);
      const call = n % 2 === 0 ? goodCall(operation, sample) : badCall(operation, sample);
      const reply = await sendSample(test, name, caller, call);
      expectDescribed(name, reply, call);
      // It may have ended its own session, or deleted itself.
      if (reply.statusCode === 401) caller = await test.signUpAs(`caller-${name.toLowerCase()}-${n}`, 0);
    }
  });
});
