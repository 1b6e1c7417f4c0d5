import {
  Category,
  Game,
  GameResult,
  Institution,
  Media,
  Member,
  Order,
  Question,
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
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

const TABLES = [
  'app_user',
  'game',
  'question',
  'category',
  'media',
  'room',
  'game_result',
  'result_audit',
  'run_licence',
  'client_error',
  'share',
  'payment_order',
  'refund',
  'person_search',
  'assignment',
  'two_step',
  'recovery_code',
  'institution',
  'invitation',
  'pot',
  'subscription',
  'subscription_type',
  'ledger_entry',
  'charge',
] as const;
const ENTITIES = [
  SessionUser,
  Game,
  Question,
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
let records: OwnedRecords;
beforeAll(async () => {
  test = await buildTestApp();
  dana = await test.signUpAs('dana', 1);
  records = await makeOwnedRecords(test, dana);
});
afterAll(() => test.close());

/**
 * Operations with a JSON body. A part of an upload that is not `file` or `title` is read by nobody, and a form has its
 * own test of parts it does not know.
 */
const WRITING = Object.keys(sampleCalls).filter((name): name is RouteName => {
  const { body, upload, form } = routeTable[name] ?? {};
  return body !== undefined && !upload && !form;
});

/** The fields an operation takes; of an operation with a list, those of an item. */
function takenFields(name: RouteName): Set<string> {
  const { body } = routeTable[name] ?? {};
  if (body === undefined) throw new Error(`${name} has no body`);
  const { properties, items } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const inner = typeof items === 'object' && 'properties' in items ? items.properties : properties;
  return new Set(Object.keys(inner ?? {}));
}

const readAll = async () =>
  Promise.all(TABLES.map((table) => test.platform.db.selectFrom(table).selectAll().execute()));

it.each(WRITING)('%s takes no field of a record that is not its own to write, and changes nothing', async (name) => {
  const taken = takenFields(name);
  const foreign = FOREIGN.filter((field) => !taken.has(field));
  expect(foreign.length).toBeGreaterThan(20);
  const { id = '', body, ifMatch } = sampleCalls[name](records);
  const extra = Object.fromEntries(foreign.map((field) => [field, 0]));
  const sent: unknown = Array.isArray(body)
    ? body.map((item: object) => ({ ...item, ...extra }))
    : { ...body, ...extra };
  const { method = 'POST', path = '' } = routeTable[name] ?? {};
  const before = await readAll();
  const response = await test.inject({
    method,
    url: path.replace('{id}', id),
    headers: { ...dana.headers, 'content-type': 'application/json', 'if-match': String(ifMatch ?? 1) },
    payload: JSON.stringify(sent),
  });
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalidInput']);
  const prefix = Array.isArray(body) ? '0.' : '';
  const refused = response.json().fields.filter((field: { code: string }) => field.code === 'unrecognized_keys');
  const paths = refused.map((field: { path: string }) => field.path).toSorted();
  expect(paths).toEqual(foreign.map((field) => `${prefix}${field}`).toSorted());
  expect(await readAll()).toEqual(before);
});

it('looks at every operation that writes what a body says', () => {
  expect(WRITING).toContain('updateUser');
  expect(WRITING.length).toBeGreaterThan(12);
});
