// Runs the test runners and reads their own reports: how many tests passed, failed, were skipped.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';
import { toolEnvironment } from './paths.mjs';
import { showCommand } from './run-command.mjs';
import { reportStep } from './steps.mjs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

/**
 * Runs vitest projects. A test file that could not even be loaded counts as one failure.
 * @param {string[]} projects
 * @param {{without?: string[]}} [how] names of test files to leave out, without their ending
 * @returns {Promise<Counts>}
 */
export function runUnitTests(projects, { without = [] } = {}) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return withReport(`tests: ${projects.join(' ')}`, async (report) => {
    const code = await showCommand('vitest', [
      'run',
      ...chosen,
      ...without.flatMap((name) => ['--exclude', `**/${name}.test.{ts,tsx}`]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return { code, read: readVitestReport };
  });
}

/**
 * Runs the browser journeys, those of other engines too. One that passes only when tried again is named loudly.
 * @param {string} chromium path of the browser
 * @param {string} firefox
 * @returns {Promise<Counts>}
 */
export function runJourneys(chromium, firefox) {
  return withReport('browser journeys', async (report) => {
    const env = toolEnvironment({
      CHROMIUM_PATH: chromium,
      FIREFOX_PATH: firefox,
      TMPDIR: memoryFolder(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const code = await showCommand('playwright', ['test', '--config', 'e2e', '--reporter=line,json'], { env });
    return { code, read: readPlaywrightReport };
  });
}

/**
 * @param {string} name
 * @param {(reportFile: string) => Promise<{code: number, read: (report: any) => Counts}>} run
 * @returns {Promise<Counts>}
 */
async function withReport(name, run) {
  const startedMs = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'qc-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code, read } = await run(report);
    const counts = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    // A runner that broke down, or found nothing to run, is a failure whatever it counted.
    const broke = counts.failed === 0 && (code !== 0 || counts.passed === 0);
    if (broke) counts.failed = 1;
    reportStep(name, counts.failed === 0, startedMs);
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: {status: string, assertionResults: {status: string}[]}[]}} report
 * @returns {Counts}
 */
function readVitestReport(report) {
  const notLoaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[]}} report
 * @returns {Counts}
 */
function readPlaywrightReport({ stats, errors }) {
  if (stats.flaky > 0) console.log(`*** ${stats.flaky} journeys passed at the second try only: look at them ***`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 ? errors.length : stats.unexpected,
    skipped: stats.skipped,
  };
}
