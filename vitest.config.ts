import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One for each processor; the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'engine', include: ['packages/engine/src/**/*.test.ts'] } },
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
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      { test: { name: 'crash', include: ['e2e/crash/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 } },
      { test: { name: 'house', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
