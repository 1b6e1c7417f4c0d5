/**
 * npm run bench pages: Lighthouse over every screen of the product, with data in it: accessibility, best practices and
 * SEO must be 100, and nothing may move while a page loads. The web app must have been built.
 */
import { parseArgs } from 'node:util';
import { baseUrl } from '../product/start/addresses.ts';
import { DEVICES, lookAt, type PageReport } from './pages/lighthouse.ts';
import { asWhomItIsFor, withPages } from './pages/open-browser.ts';

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: '' },
    devices: { type: 'string', default: DEVICES.join(',') },
    language: { type: 'string', default: 'en' },
  },
});
const SHIFT_MAX = 0.05;
/** What a page that robots.txt closes need not be. */
const OPEN_TO_SEARCH = 'is-crawlable';

const wanted = values.screens.split(',').filter((name) => name !== '');
const devices = DEVICES.filter((device) => values.devices.split(',').includes(device));
await withPages(values.language, async (pages) => {
  const { screens: all, debugPort } = pages;
  const screens = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
  if (screens.length === 0) throw new Error(`no such screen; there are ${all.map(({ name }) => name).join(', ')}`);
  console.log(`${'screen'.padEnd(34)}${'as'.padEnd(9)}access.  best  SEO   shift  perf.`);
  let wrong = 0;
  for (const screen of screens)
    for (const device of devices) {
      const { name, path, listed } = screen;
      const skip = listed ? [] : [OPEN_TO_SEARCH];
      const report = await asWhomItIsFor(pages, screen, () =>
        lookAt(`${baseUrl}${path}`, { port: debugPort, device, skip }),
      );
      const good = isGood(report);
      if (!good) wrong += 1;
      console.log(rowOf(name, device, report, good));
      if (!good) for (const fault of report.faults) console.log(`    ${fault}`);
      const came = new URL(report.finalUrl).pathname;
      if (came !== path) console.log(`    the way leads to ${came}`);
    }
  console.log(
    `Screens for signed-in people are closed to search engines by robots.txt: ${OPEN_TO_SEARCH} is left out.`,
  );
  console.log(wrong === 0 ? 'All pages as they should be.' : `${wrong} of ${screens.length * devices.length} are not.`);
  if (wrong > 0) process.exitCode = 1;
});

function isGood({ accessibility, bestPractices, seo, shift }: PageReport): boolean {
  return Math.min(accessibility, bestPractices, seo) === 100 && shift < SHIFT_MAX;
}

function rowOf(name: string, device: string, report: PageReport, good: boolean): string {
  const scores = [report.accessibility, report.bestPractices, report.seo].map((score) => String(score).padStart(6));
  return `${name.padEnd(34)}${device.padEnd(9)}${scores.join('')}${report.shift.toFixed(3).padStart(8)}${String(report.performance).padStart(7)}${good ? '' : '  ✗'}`;
}
