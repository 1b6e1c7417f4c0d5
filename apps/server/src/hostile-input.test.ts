import { routeTable, type RouteName } from '@qc/contract';
import { openApiDocument } from '#features/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSchema, seededRandom, ValueMaker } from './testing/generate-value.ts';
import { formBody, type FormPart } from './testing/form.ts';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { NO_SUCH_ID } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let test: TestApp;
let admin: TestClient;
let records: OwnedRecords;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  admin = await test.signUpAs('adam', 0);
  records = await makeOwnedRecords(test, admin);
});
afterAll(() => test.close());

const maker = new ValueMaker(seededRandom(7), () => ({}));
/** Nobody is held up by how often one may call. */
const later = () => (nowMs += 11_000);

/** Pieces that mean something to one language or another, put together by chance. */
const PIECES = [
  "'",
  '"',
  '`',
  '--',
  ';',
  '/*',
  '\\',
  '%',
  '_',
  '(',
  ')',
  '{',
  '}',
  '$',
  '*',
  '"a" OR',
  ' NOT ',
  'select',
  '\n',
  'א',
  '%27',
];
const INJECTIONS = [
  ...Array.from({ length: 9 }, () => Array.from({ length: 8 }, () => maker.pick(PIECES)).join('')),
  "' or '1'='1",
  "'; drop table app_user; --",
  '" or ""="',
  '1) union select password_hash from app_user --',
  '%',
  '_%_%_%',
  '\\',
  "\\' or 1=1",
  '* OR NEAR("a" "b")',
  'search_text:x',
  '"unbalanced',
  '{"$gt":""}',
  '$where: sleep(1000)',
  '../../../etc/passwd',
  '%00',
  '\u0000x',
  '\uFFFF',
  '<script>alert(1)</script>',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'true; false',
  'createdAt desc, (select 1)',
  'user_id',
  '__proto__',
  'א'.repeat(200),
  '🎈'.repeat(99),
  'x'.repeat(10_000),
  '('.repeat(10_000),
  `${'a'.repeat(5000)}%${'b'.repeat(5000)}`,
];

const LISTS = Object.entries(openApiDocument().paths).flatMap(([path, operations]) => {
  const operation = operations['get'];
  const parameters = operation?.parameters.filter((parameter) => parameter['in'] === 'query') ?? [];
  const route = routeTable[operation?.operationId ?? ''];
  return route && route.download === undefined && parameters.length > 0
    ? [{ name: operation?.operationId ?? '', path, parameters }]
    : [];
});

describe.each(LISTS)('$name', ({ path, parameters }) => {
  const ask = (query: Record<string, string> | string[][]) => {
    later();
    const url = path.replace('{id}', NO_SUCH_ID);
    return admin.get(`${url}?${new URLSearchParams(query).toString()}`);
  };

  it('bears whatever is asked of it, quickly, and answers nothing that was not asked', async () => {
    for (const { name, schema } of parameters) {
      for (const value of INJECTIONS) {
        const began = performance.now();
        const reply = await ask({ [String(name)]: value });
        const why = `${String(name)}=${value.slice(0, 60)} → ${reply.body.slice(0, 200)}`;
        expect(reply.statusCode, why).toBeLessThan(500);
        expect(reply.body, why).not.toMatch(/argon2|sqlite|syntax error|select /i);
        if (value.length >= 10_000) expect(reply.statusCode, why).toBe(400);
        const choices = asSchema(schema)['enum'];
        // A value outside a closed list never reaches the database: sorting goes by listed columns alone.
        if (Array.isArray(choices) && !choices.includes(value)) expect(reply.statusCode, why).toBe(400);
        // Said twice, it is not known which of the two is meant.
        if (value.length < 100)
          expect(
            (
              await ask([
                [String(name), value],
                [String(name), value],
              ])
            ).statusCode,
            why,
          ).toBe(400);
        // Far beyond any good answer's time: a text that makes the search think for ever.
        expect(performance.now() - began, why).toBeLessThan(20_000);
      }
    }
  });

  it('gives at most a hundred at once', async () => {
    if (!parameters.some(({ name }) => name === 'perPage')) return;
    for (const perPage of ['101', '1000000', '0', '-5', '25.5', '1e2', '٢٥', ' 25']) {
      expect((await ask({ perPage })).statusCode, perPage).toBe(400);
    }
    expect((await ask({ perPage: '100' })).statusCode).not.toBe(400);
    for (const page of ['0', '-1', '1000001', 'x']) expect((await ask({ page })).statusCode, page).toBe(400);
    expect((await ask({ page: '1000000' })).statusCode).not.toBe(400);
  });
});

it('looks at every list there is', () => {
  expect(LISTS.length).toBeGreaterThan(15);
  expect(LISTS.map(({ name }) => name)).toEqual(expect.arrayContaining(['listUsers', 'listAuditEntries', 'listMedia']));
});

/** Keys by which a careless program would reach what every object has. */
const POISON = ['__proto__', 'constructor', 'prototype', '__defineGetter__', 'toString', 'hasOwnProperty'];
const PAYLOADS = [
  '{"polluted":true}',
  '{"prototype":{"polluted":true}}',
  '{"isAdmin":true,"role":0}',
  '[]',
  'null',
  '1',
];
const WRITING = Object.keys(sampleCalls).filter((name): name is RouteName => {
  const { body, upload } = routeTable[name] ?? {};
  // These end the caller's own session, or take a quarter of a second each.
  const apart = ['changePassword', 'resetPassword', 'confirmTwoStep', 'disableTwoStep', 'deleteUser', 'forgotPassword'];
  return body !== undefined && !upload && !apart.includes(name);
});

/**
 * Calls that drop what they do not know: whole records may be sent back, and a browser's error has fields of its own.
 */
const DROPPING = [
  'reportClientError',
  ...Object.entries(routeTable).flatMap(([name, { whole }]) => (whole === true ? [name] : [])),
];

/** A JSON text with the poison at some depth, once or twice. */
function poisoned(body: object): string {
  const key = maker.pick(POISON);
  const entry = `"${key}":${maker.pick(PAYLOADS)}`;
  const twice = maker.chance(0.2) ? `,"${key}":${maker.pick(PAYLOADS)}` : '';
  const text = JSON.stringify(body);
  const places = [...text.matchAll(/\{/g)].map(({ index }) => index);
  const at = places.length === 0 ? 0 : maker.pick(places);
  const rest = text.slice(at + 1);
  return `${text.slice(0, at + 1)}${entry}${twice}${rest.startsWith('}') ? '' : ','}${rest}`;
}

function expectClean(why: string): void {
  const probe: Record<string, unknown> = {};
  expect(probe['polluted'], why).toBeUndefined();
  expect(probe['isAdmin'], why).toBeUndefined();
  expect(Object.keys(Object.prototype), why).toEqual([]);
  expect(Object.keys(Array.prototype), why).toEqual([]);
}

it('2,500 poisoned bodies pollute nothing, and none is taken but without its poison', async () => {
  const before = await test.platform.db.selectFrom('app_user').select(['id', 'role']).execute();
  const taken = new Set<string>();
  for (let n = 0; n < 2500; n++) {
    const name = maker.pick(WRITING);
    const { method = 'POST', path = '', form } = routeTable[name] ?? {};
    const sample = sampleCalls[name](records);
    const payload = poisoned(sample.body ?? {});
    const url = path.replace(/\{id\}/, sample.id ?? NO_SUCH_ID).replace(/\{\w+\}/, NO_SUCH_ID);
    later();
    const parts = form
      ? formBody([{ name: maker.pick(POISON), value: payload }])
      : { headers: { 'content-type': 'application/json' }, payload };
    const headers = { ...admin.headers, ...parts.headers, 'if-match': '1' };
    const reply = await test.inject({ method, url, headers, payload: parts.payload });
    const why = `${name} ${payload.slice(0, 300)} → ${reply.statusCode}`;
    if (reply.statusCode === 200) taken.add(name);
    else expect(DROPPING.includes(name) ? [400, 403, 404, 412, 429] : [400, 404, 429], why).toContain(reply.statusCode);
    expect(reply.body, why).not.toContain('polluted');
    expectClean(why);
  }
  expect(await test.platform.db.selectFrom('app_user').select(['id', 'role']).execute()).toEqual(before);
  expect([...taken].filter((name) => !DROPPING.includes(name))).toEqual([]);
  expect(taken).toContain('reportClientError');
}, 120_000);

it('1,000 poisoned addresses pollute nothing, and none is taken', async () => {
  for (let n = 0; n < 1000; n++) {
    const key = maker.pick(POISON);
    const query = maker.pick([
      `${key}[polluted]=1`,
      `${key}.polluted=1`,
      `${key}=1&${key}=2`,
      `a[${key}][polluted]=1`,
      // Two words for one thing: neither counts.
      'page=1&page=2',
      'perPage=25&perPage=100',
    ]);
    later();
    const { path, parameters } = maker.pick(LISTS);
    const read = await admin.get(`${path.replace('{id}', NO_SUCH_ID)}?${query}`);
    const isKnown = parameters.some(({ name }) => query.startsWith(`${String(name)}=`));
    expect([read.statusCode, read.json().code], `${path} ${query}`).toEqual([400, 'invalidInput']);
    const code = isKnown ? 'invalid_type' : 'unrecognized_keys';
    const codes = read.json().fields.map((field: { code: string }) => field.code);
    expect(codes, `${path} ${query}`).toContain(code);
    expectClean(query);
  }
}, 60_000);

const FORMS = Object.keys(sampleCalls).filter((name): name is RouteName => routeTable[name]?.form === true);
const UPLOADS = Object.keys(sampleCalls).filter((name): name is RouteName => routeTable[name]?.upload === true);

it('500 poisoned forms and uploads pollute nothing; what a form does not know is refused', async () => {
  const before = await test.platform.db.selectFrom('app_user').select(['id', 'role']).execute();
  for (let n = 0; n < 500; n++) {
    const name = maker.pick([...FORMS, ...UPLOADS]);
    const { method = 'POST', path = '' } = routeTable[name] ?? {};
    const sample = sampleCalls[name](records);
    const known = Object.entries(sample.form ?? {}).map(([part, value]) => ({ name: part, value }));
    const key = maker.pick(POISON);
    const bad = maker.pick<FormPart[]>([
      [{ name: key, value: 'polluted' }],
      [
        { name: key, value: maker.pick(PAYLOADS), type: 'application/json' },
        { name: key, value: 'polluted' },
      ],
      [{ name: `${key}[polluted]`, value: '1' }],
      [{ name: key, value: 'polluted', file: `${key}.png`, type: 'image/png' }],
      [{ name: 'x', value: poisoned({ a: {} }), type: 'application/json' }],
      [...known, ...known, { name: key, value: '' }],
    ]);
    const { payload, headers } = formBody([...bad, ...known]);
    const url = path.replace(/\{id\}/, sample.id ?? NO_SUCH_ID);
    // Some of these may be called once in ten seconds.
    nowMs += 10_000;
    const reply = await test.inject({ method, url, headers: { ...admin.headers, ...headers }, payload });
    const why = `${name} ${payload.slice(0, 400)} → ${reply.statusCode} ${reply.body.slice(0, 200)}`;
    expect(reply.statusCode, why).toBe(400);
    expect(reply.body, why).not.toContain('"polluted"');
    expectClean(why);
  }
  expect(await test.platform.db.selectFrom('app_user').select(['id', 'role']).execute()).toEqual(before);
}, 60_000);
