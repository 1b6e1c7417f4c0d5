import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';

// Every test's database is a thread or two, and many tests start processes: read once, the code is kept compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

export default defineConfig({
  test: {
    // One for each processor; the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      // Pure rules: one process serves all their files.
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      { test: { name: 'engine', include: ['packages/engine/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          // Every file makes its own database; a fresh module registry for each would only cost time.
          isolate: false,
          globalSetup: ['apps/server/src/testing/postgres-door.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Every file needs a page of its own; a thread for it is made faster than a process.
          pool: 'threads',
        },
      },
      { test: { name: 'crash', include: ['e2e/crash/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 } },
      { test: { name: 'house', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
