// npm run check: types, lint, format, unused code and every unit test, in about a minute. What CI runs, less the browser.
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { houseSteps } from './house-steps.mjs';
import { reportStep, runSteps } from './steps.mjs';
import { runUnitTests } from './run-tests.mjs';

const startedMs = Date.now();
await ensureInstalled();
await ensurePostgres();
const failedSteps = await runSteps(houseSteps);
const tests = await runUnitTests(['contract', 'engine', 'server', 'web', 'house']);
reportStep('everything', failedSteps.length === 0 && tests.failed === 0, startedMs);
process.exit(failedSteps.length === 0 && tests.failed === 0 ? 0 : 1);
