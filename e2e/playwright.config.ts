import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { baseUrl, stripeUrl } from './product/start/addresses.ts';
import { launchOptions } from './product/start/browser.ts';

// Several journeys start a product of their own: read once, its code is kept compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/node-compile');

/** Browser journeys against the real, built product on a port of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // Much of a journey is waiting for clocks that players see. Six pass on two processors that are quick; on slow ones they
  // starve each other, and what starts a product of its own waits for minutes.
  workers: 4,
  // A machine lent to many is now and then three times as slow: what waits longer than this waits in vain.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  // A machine of two cores now and then stalls for seconds; trying again tells a stall from a fault, and is reported.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: baseUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    // Drawing moving backgrounds takes most of two cores; the journey that builds and runs a game keeps them moving.
    contextOptions: { reducedMotion: 'reduce' },
    // The offline page's program hides requests from what a journey stands in for; it has a journey of its own.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Recording every step costs time that journeys do not have: what is tried again is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...launchOptions,
      // A page is gone before the code made ever faster for it has paid: making it takes a seventh of the browser's time.
      args: [...launchOptions.args, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  projects: [
    // Long chains first, or the last one runs alone: all journeys of this engine stand in one file.
    // The engine of Safari is driven another way, so these journeys are its own.
    { name: 'webkit', testDir: 'webkit' },
    {
      // The journeys that show the way of an author, a player, a host and a hall, in the engine of Firefox as well.
      name: 'firefox',
      grep: /@engines/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
          args: [],
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    { name: 'chromium' },
  ],
  webServer: {
    command: `"${process.execPath}" product/start/start-product.ts`,
    // The stand-in comes last: then the product is ready, and its first data are kept.
    url: `${stripeUrl}/stand-in/state`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
