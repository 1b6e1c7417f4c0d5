import { routeTable, type RouteName } from '@qc/contract';
import { openApiDocument } from '#features/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, OTHERS } from './testing/access-tables.ts';
import { askEverybody } from './testing/ask-everybody.ts';
import { Cast } from './testing/cast.ts';
import { readAccessTable } from './testing/read-access-table.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

const calls = readAccessTable(CALLS);
const others = readAccessTable(OTHERS);
/** How often somebody may call is not what this is about. */
const BETWEEN_MS = 100_000;

let test: TestApp;
let cast: Cast;
let shopkeeper: TestClient | null = null;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  cast = await Cast.gather(test);
});
afterAll(() => test.close());

it('has a row for everything that is described, and none for anything else', () => {
  const operations = Object.values(openApiDocument().paths).flatMap((methods) => Object.values(methods));
  const described = operations.map(({ operationId }) => operationId);
  expect([...calls.keys(), ...others.keys()].toSorted()).toEqual(described.toSorted());
});

it.each(Object.keys(sampleCalls).filter(isRoute))('%s answers everybody as the table says', async (name) => {
  const expected = calls.get(name);
  const route = routeTable[name];
  if (!expected || !route) throw new Error(`${name} has no row`);
  // Runs are free in most tests, and then nothing is sold.
  if (name === 'createOrder') await setFree(false);
  const { outcomes, tellTales } = await askEverybody(
    cast,
    {
      path: route.path,
      reads: route.method === 'GET',
      takesOwner: name === 'deleteUser',
      about: sampleCalls[name],
      send: async (caller, call) => {
        nowMs += BETWEEN_MS;
        // Nor is when somebody last said who they are.
        await test.platform.db.updateTable('session').set({ proved_at_ms: nowMs }).execute();
        return sendSample(test, name, caller, call);
      },
    },
    expected,
  );
  if (name === 'createOrder') await setFree(true);
  expect(tellTales, 'learn whether the record exists').toEqual([]);
  expect(outcomes).toEqual(expected);
});

async function setFree(everythingFree: boolean): Promise<void> {
  shopkeeper ??= await test.signUpAs('shopkeeper', 0);
  expect((await shopkeeper.put('/admin/setting', { everythingFree })).statusCode).toBe(200);
}

function isRoute(name: string): name is RouteName {
  return name in routeTable;
}
