import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';
import { linkOwnPackages } from './scripts/own-packages.mjs';

linkOwnPackages();

// Every test's database is a thread or two, and many tests start processes: read once, the code is kept compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** A machine that others use is now and then three times as slow: what waits longer than this waits in vain. */
const patient = {
  testTimeout: 30_000,
  setupFiles: ['patient-waits', 'same-chance'].map((name) => join(import.meta.dirname, `scripts/${name}.ts`)),
  expect: { poll: { timeout: 20_000 } },
};

// `--sequence.shuffle.files` proves that no test needs another one's file before it: then no order is made.
const isByChance = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    // One more than processors: some tests wait for clocks and other processes, and the default leaves one idle.
    maxWorkers: availableParallelism() + 1,
    sequence: isByChance ? {} : { sequencer: LongFirst },
    projects: [
      // Pure rules: one process serves all their files.
      { test: { ...patient, name: 'contract', include: ['packages/contract/src/**/*.test.ts'], isolate: false } },
      { test: { ...patient, name: 'engine', include: ['packages/engine/src/**/*.test.ts'], isolate: false } },
      { test: { ...patient, name: 'remotes', include: ['packages/remotes/src/**/*.test.ts'], isolate: false } },
      { test: { ...patient, name: 'telephone', include: ['packages/telephone/src/**/*.test.ts'], isolate: false } },
      { test: { ...patient, name: 'gateway', include: ['apps/gateway/src/**/*.test.ts'], isolate: false } },
      { test: { ...patient, name: 'bridge', include: ['apps/bridge/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          // Every file makes its own database; a fresh module registry for each would only cost time.
          isolate: false,
          globalSetup: ['apps/server/src/testing/postgres-socket.ts'],
          // Pictures are made by a process of low rank: beside other tests it may take long.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // One page for many files, which is as new for each: making it, and loading React into it, costs more than the tests.
          pool: 'threads',
          isolate: false,
          setupFiles: [...patient.setupFiles, 'apps/web/src/fresh-page.ts'],
        },
      },
      // What is counted and laid out of measurements and pictures.
      { test: { ...patient, name: 'measures', include: ['e2e/{bench,screenshots}/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...patient,
          name: 'crash',
          include: ['e2e/crash/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'house',
          include: ['scripts/house/**/*.test.ts', 'apps/web/build/**/*.test.ts'],
          // They read the same files of the repository and change none.
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
