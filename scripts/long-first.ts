import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longer than ten seconds, the longest first. Where no run before has told how long each takes, the
 * usual order goes by the size of the file, and the longest of all would be left to the end, with one processor idle.
 */
const LONG = [
  'rooms/simulator/simulator.test.ts',
  'credits/simulator/ledger-model.test.ts',
  'crash/paid-starts.test.ts',
  'crash/kill-nine.test.ts',
  'src/openapi-fuzz.test.ts',
  'src/access-matrix.test.ts',
  'testing/hostile/planted-faults.test.ts',
  'payments/facts/payment-webhook.test.ts',
  'demo-seed/seed-demo.test.ts',
  'src/start-server.test.ts',
  'src/sequences.test.ts',
  'src/hostile-input.test.ts',
  'src/owner.test.ts',
];

/** Long test files first, so that no processor is idle at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? LONG.length : place;
}
