// npm run check: types, lint, format and the unit tests that need no database, browser or process of their own: about a
// minute on two quick processors that do nothing else. `npm test` and CI run everything.
import { ensureInstalled } from './install.mjs';
import { quickSteps } from './house-steps.mjs';
import { reportStep, runSteps } from './steps.mjs';
import { runUnitTests } from './run-tests.mjs';

/** Thousands of generated cases, planted faults, every screen in three languages: too long for a check between two edits. */
const LONG = [
  'sequences',
  'twin-run',
  'replay',
  'wild-input',
  'summarize-run',
  'correct-run',
  'results-told',
  'step-by-page',
  'anything',
  'fuzz',
  'fold-typed',
  'walls',
  'show-screens',
  'spoken-screens',
];

const startedMs = Date.now();
await ensureInstalled();
const failedSteps = await runSteps(quickSteps);
const tests = await runUnitTests(
  ['contract', 'engine', 'remotes', 'telephone', 'bridge', 'gateway', 'web', 'measures', 'house'],
  {
    without: LONG,
  },
);
console.log(
  `Left to npm test: unused code, the server's tests, ${LONG.join(', ')}, the crash test and the browser journeys.`,
);
reportStep('everything', failedSteps.length === 0 && tests.failed === 0, startedMs);
process.exit(failedSteps.length === 0 && tests.failed === 0 ? 0 : 1);
