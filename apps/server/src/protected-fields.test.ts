import {
  Category,
  Game,
  GameResult,
  Institution,
  Media,
  Member,
  Order,
  QuestionRecord,
  QuestionChanges,
  Room,
  routeTable,
  SessionUser,
  Subscription,
  Transaction,
  type RouteName,
  Usage,
} from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyRow } from './testing/every-row.ts';
import { formBody } from './testing/form.ts';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';
import { redPng } from './testing/upload.ts';

const ENTITIES = [
  SessionUser,
  Game,
  QuestionRecord,
  QuestionChanges,
  Category,
  Media,
  Room,
  GameResult,
  Institution,
  Member,
  Subscription,
  Usage,
  Transaction,
  Order,
];
/** Names by which a careless program would reach columns, roles or prototypes. */
const TRICKS = [
  'createdBy',
  'balance',
  'institution_id',
  'user_id',
  'userId',
  'owner',
  'password_hash',
  'passwordHash',
  'isAdmin',
  'deleted_at_ms',
  'sha256',
];
const FOREIGN = [...new Set([...ENTITIES.flatMap((entity) => Object.keys(entity.shape)), ...TRICKS])];

let test: TestApp;
let dana: TestClient;
/** Sends as well: nobody may send so many forms in a minute. */
let dina: TestClient;
let records: OwnedRecords;
beforeAll(async () => {
  test = await buildTestApp();
  dana = await test.signUpAs('dana', 1);
  dina = await test.signUpAs('dina', 1);
  records = await makeOwnedRecords(test, dana);
});
afterAll(() => test.close());

/** Operations with a JSON body; forms and uploads have their own tests below. */
const WRITING = Object.keys(sampleCalls).filter((name): name is RouteName => {
  const { body, upload, form } = routeTable[name] ?? {};
  return body !== undefined && !upload && !form;
});

/** The fields an operation takes; of an operation with a list, those of an item. */
function takenFields(name: RouteName): Set<string> {
  const { body } = routeTable[name] ?? {};
  if (body === undefined) throw new Error(`${name} has no body`);
  return fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
}

type Schema = z.core.JSONSchema._JSONSchema;

/** Of a schema that is put together, the fields of all its parts. */
function fieldsOf(schema: Schema): Set<string> {
  if (typeof schema === 'boolean') return new Set();
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const listed = typeof items === 'object' && !Array.isArray(items) ? [items] : [];
  const parts = [...listed, ...allOf, ...anyOf, ...oneOf].map(fieldsOf);
  return new Set([...Object.keys(properties), ...parts.flatMap((part) => [...part])]);
}

/** Operations that take whole records: what they do not name they ignore. All others refuse it. */
const WHOLE = WRITING.filter((name) => routeTable[name]?.whole === true);
const STRICT = WRITING.filter((name) => !WHOLE.includes(name));

it.each(STRICT)('%s takes no field of a record that is not its own to write, and changes nothing', async (name) => {
  const taken = takenFields(name);
  const foreign = FOREIGN.filter((field) => !taken.has(field));
  expect(foreign.length).toBeGreaterThan(20);
  const { id = '', body, ifMatch } = sampleCalls[name](records);
  const withFields = (fields: readonly string[]): unknown => {
    const extra = Object.fromEntries(fields.map((field) => [field, 0]));
    return Array.isArray(body) ? body.map((item: object) => ({ ...item, ...extra })) : { ...body, ...extra };
  };
  // A reply tells only the first few; what the schema says of each is what the reply is made from.
  const schema = routeTable[name]?.body;
  expect(schema).toBeDefined();
  const takenAfterAll = foreign.filter((field) => schema && unknownKeys(schema, withFields([field])).join() !== field);
  expect(takenAfterAll).toEqual([]);
  const { method = 'POST', path = '' } = routeTable[name] ?? {};
  const before = await everyRow(test.platform.db);
  // All at once would be more fields than any body may have.
  const half = Math.ceil(foreign.length / 2);
  for (const fields of [foreign.slice(0, half), foreign.slice(half)]) {
    const response = await test.inject({
      method,
      url: path.replace('{id}', id),
      headers: { ...dana.headers, 'content-type': 'application/json', 'if-match': String(ifMatch ?? 1) },
      payload: JSON.stringify(withFields(fields)),
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalidInput']);
    const prefix = Array.isArray(body) ? '0.' : '';
    const refused = response.json().fields.filter((field: { code: string }) => field.code === 'unrecognized_keys');
    expect(refused.length).toBeGreaterThan(0);
    for (const { path: told } of refused) expect(fields.map((field) => `${prefix}${field}`)).toContain(told);
  }
  expect(await everyRow(test.platform.db)).toEqual(before);
});

/** Written by no call of these: where it stands after one, a field got past. */
const PLANTED = 'planted-000000000001';

it.each(WHOLE)('%s ignores fields of a record that are not its own to write', async (name) => {
  const taken = takenFields(name);
  const foreign = FOREIGN.filter((field) => !taken.has(field));
  expect(foreign.length).toBeGreaterThan(20);
  const { method = 'POST', path = '', body: schema } = routeTable[name] ?? {};
  const { id = '', body } = sampleCalls[name](records);
  const extra = Object.fromEntries(foreign.map((field) => [field, PLANTED]));
  const whole = Array.isArray(body) ? body.map((item: object) => ({ ...item, ...extra })) : { ...body, ...extra };
  expect(schema && z.parse(schema, whole)).toEqual(schema && z.parse(schema, body));
  const url = path.replace('{id}', id);
  const version = method === 'PUT' ? (await dana.get(url)).json().version : undefined;
  const accounts = await test.platform.db.selectFrom('app_user').select(['id', 'role', 'institution_id']).execute();
  const response = await test.inject({
    method,
    url,
    headers: { ...dana.headers, 'content-type': 'application/json', 'if-match': String(version ?? 1) },
    payload: JSON.stringify(whole),
  });
  // What an admin's own runs are paid with is another's to change.
  expect(response.statusCode, response.body).toBe(name === 'updateSubscription' ? 403 : 200);
  expect(JSON.stringify(await everyRow(test.platform.db))).not.toContain(PLANTED);
  expect(await test.platform.db.selectFrom('app_user').select(['id', 'role', 'institution_id']).execute()).toEqual(
    accounts,
  );
});

it('whole records are taken where they are got, and nowhere else', () => {
  expect(WHOLE.toSorted()).toEqual([
    'createCategory',
    'createGame',
    'createQuestion',
    'createQuestions',
    'createSubscriptionType',
    'renameMedia',
    'saveGame',
    'saveQuestion',
    'updateCategory',
    'updateSubscription',
    'updateSubscriptionType',
    'updateUser',
  ]);
});

/** The keys that a schema does not know, each once. */
function unknownKeys(schema: z.ZodMiniType, body: unknown): string[] {
  const issues = z.safeParse(schema, body).error?.issues ?? [];
  return [...new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])))];
}

/** So many unknown ones are told of one form. */
const PARTS = 3;
const FORMS = Object.keys(sampleCalls).filter((name): name is RouteName => routeTable[name]?.form === true);
it.each(FORMS)('%s takes no part of a form that is not its own to write', async (name) => {
  const taken = takenFields(name);
  const { id = '', form = {} } = sampleCalls[name](records);
  const { method = 'POST', path = '' } = routeTable[name] ?? {};
  const before = await everyRow(test.platform.db);
  const foreign = FOREIGN.filter((field) => !taken.has(field));
  for (let at = 0; at < foreign.length; at += PARTS) {
    const some = foreign.slice(at, at + PARTS);
    const parts = [...Object.entries(form), ...some.map((field) => [field, '0'] as const)];
    const { payload, headers } = formBody(parts.map(([part, value]) => ({ name: part, value })));
    const url = path.replace('{id}', id);
    const sender = at % 2 === 0 ? dana : dina;
    const reply = await test.inject({ method, url, headers: { ...sender.headers, ...headers }, payload });
    const refused = reply.json().fields?.filter((field: { code: string }) => field.code === 'unrecognized_keys');
    expect(
      refused?.map((field: { path: string }) => field.path),
      some.join(),
    ).toEqual(some);
  }
  expect(await everyRow(test.platform.db)).toEqual(before);
});

it('a picture belongs to who sends it, whatever is sent beside it', async () => {
  const beside = ['user', 'user_id', 'sha256', 'createdBy'].map((name) => ({ name, value: records.friendId }));
  const bytes = (await redPng()).toString('latin1');
  const { payload, headers } = formBody([
    ...beside,
    { name: 'file', value: bytes, file: 'red.png', type: 'image/png' },
  ]);
  const sent = { ...dana.headers, ...headers };
  const reply = await test.inject({
    method: 'POST',
    url: '/media',
    headers: sent,
    payload: Buffer.from(payload, 'latin1'),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const row = await test.platform.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', reply.json()._id)
    .executeTakeFirst();
  expect(row?.user_id).toBe(dana.user._id);
  expect(row?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(records.friendId);
});

it('looks at every operation that writes what a body says', () => {
  expect(WRITING).toContain('updateUser');
  expect(WRITING.length).toBeGreaterThan(12);
});
