// npm test: everything there is, real browser and PostgreSQL included. The last line tells how many tests passed and
// failed, summed from the runners' own reports; a failed step that is no test (types, lint, build …) counts as one.
import { ensureWebBuilt } from './build-web.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureFirefox, ensureWebkit } from './ensure-other-engines.mjs';
import { ensureNats } from './ensure-nats.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { houseSteps } from './house-steps.mjs';
import { ensureInstalled } from './install.mjs';
import { runJourneys, runUnitTests } from './run-tests.mjs';
import { reportStep, runSteps } from './steps.mjs';

const startedMs = Date.now();
/** @type {string[]} */
const failedSteps = [];
const counts = { passed: 0, failed: 0, skipped: 0 };

await attempt('packages', ensureInstalled);
if (failedSteps.length === 0) {
  const chromium = await attempt('Chromium', ensureChromium);
  const firefox = await attempt('Firefox', ensureFirefox);
  const webkit = await attempt('WebKit', ensureWebkit);
  await attempt('PostgreSQL', ensurePostgres);
  await attempt('NATS', ensureNats);
  // Types take longest and leave a processor idle at their end: building reads the same files and writes others.
  const [failedHouse, isBuilt] = await Promise.all([
    runSteps(houseSteps),
    attempt('web build', () => ensureWebBuilt({ force: true, show: true })),
  ]);
  failedSteps.push(...failedHouse);
  add(
    await runUnitTests([
      'contract',
      'engine',
      'remotes',
      'telephone',
      'bridge',
      'gateway',
      'server',
      'web',
      'measures',
      'house',
    ]),
  );
  add(await runUnitTests(['crash']));
  if (chromium && firefox && webkit && isBuilt !== undefined) add(await runJourneys(chromium, firefox));
}

const failed = counts.failed + failedSteps.length;
reportStep('everything', failed === 0, startedMs);
if (failedSteps.length > 0) console.log(`Failed steps: ${failedSteps.join(', ')}`);
if (counts.skipped > 0) console.log(`Skipped tests: ${counts.skipped}`);
console.log(`${counts.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>} undefined when it failed
 */
async function attempt(name, work) {
  const stepStartedMs = Date.now();
  try {
    const made = await work();
    reportStep(name, true, stepStartedMs);
    return made;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    reportStep(name, false, stepStartedMs);
    failedSteps.push(name);
    return undefined;
  }
}

/** @param {import('./run-tests.mjs').Counts} more */
function add(more) {
  counts.passed += more.passed;
  counts.failed += more.failed;
  counts.skipped += more.skipped;
}
