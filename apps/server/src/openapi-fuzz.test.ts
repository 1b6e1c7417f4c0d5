import { routeTable, type RouteName } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FuzzGround } from './testing/fuzz-ground.ts';
import { fuzzOperation } from './testing/fuzz-operation.ts';
import { fuzzOther } from './testing/fuzz-other.ts';
import { described } from './testing/described.ts';
import { sampleCalls } from './testing/sample-calls.ts';

/** Good ones, and as many bad ones; `npm run fuzz` sends hundreds. */
const EACH = 10;
/** Files are made in threads, which take a second each to begin. */
const EACH_FOR_FILES = 2;
/** Making somebody with records of every kind takes as long as ten calls; `npm run fuzz` makes as many as are used up. */
const ARRIVALS_MAX = 4;

let ground: FuzzGround;
beforeAll(async () => {
  ground = await FuzzGround.open(20261121);
});
afterAll(() => ground.close());

it.each([...described.keys()])('%s answers as it is described, whatever is sent', async (name) => {
  ground.wait(60 * 60 * 1000);
  const { download, upload } = routeTable[name] ?? {};
  const each = download === undefined && !upload ? EACH : EACH_FOR_FILES;
  const { faults } = isSampled(name)
    ? await fuzzOperation(ground, name, { each, arrivalsMax: ARRIVALS_MAX })
    : await fuzzOther(ground, name, each);
  expect(faults).toEqual([]);
});

function isSampled(name: string): name is RouteName {
  return name in sampleCalls;
}
