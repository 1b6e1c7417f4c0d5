/**
 * npm run bench pages: Lighthouse over every screen of the product, with data in it: accessibility, best practices and
 * SEO must be 100, and nothing may move while a page loads. The web app must have been built.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { baseUrl, owner, port } from '../product/addresses.ts';
import { Author } from '../product/author.ts';
import { launchOptions } from '../product/browser.ts';
import { DEVICES, lookAt, type PageReport } from './pages/lighthouse.ts';
import { seedScreens } from './pages/screens.ts';

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: '' },
    devices: { type: 'string', default: DEVICES.join(',') },
    language: { type: 'string', default: 'en' },
  },
});
const SHIFT_MAX = 0.05;
const DEBUG_PORT = port + 2000;
/** What a page that robots.txt closes need not be. */
const OPEN_TO_SEARCH = 'is-crawlable';

const wanted = values.screens.split(',').filter((name) => name !== '');
const devices = DEVICES.filter((device) => values.devices.split(',').includes(device));
const profile = mkdtempSync(join(tmpdir(), 'qc-pages-profile-'));
const product = spawn(process.execPath, [join(import.meta.dirname, '../product/start-product.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilReady();
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${DEBUG_PORT}`],
    baseURL: baseUrl,
    serviceWorkers: 'block',
  });
  const signIn = await context.request.post('/auth/login', { data: owner });
  const { session }: { session: string } = await signIn.json();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const all = await seedScreens(new Author(context.request, session), { cookie, session }, values.language);
  const screens = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
  if (screens.length === 0) throw new Error(`no such screen; there are ${all.map(({ name }) => name).join(', ')}`);
  console.log(`${'screen'.padEnd(34)}${'as'.padEnd(9)}access.  best  SEO   shift`);
  let wrong = 0;
  for (const { name, path, listed } of screens)
    for (const device of devices) {
      // Guests' screens are seen as guests see them.
      const held = listed ? await context.cookies() : [];
      if (listed) await context.clearCookies();
      const skip = listed ? [] : [OPEN_TO_SEARCH];
      const report = await lookAt(`${baseUrl}${path}`, { port: DEBUG_PORT, device, skip });
      if (listed) await context.addCookies(held);
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
  await context.close();
} finally {
  product.kill('SIGTERM');
  rmSync(profile, { recursive: true, force: true });
}

function isGood({ accessibility, bestPractices, seo, shift }: PageReport): boolean {
  return Math.min(accessibility, bestPractices, seo) === 100 && shift < SHIFT_MAX;
}

function rowOf(name: string, device: string, report: PageReport, good: boolean): string {
  const scores = [report.accessibility, report.bestPractices, report.seo].map((score) => String(score).padStart(6));
  return `${name.padEnd(34)}${device.padEnd(9)}${scores.join('')}${report.shift.toFixed(3).padStart(8)}${good ? '' : '  ✗'}`;
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(`${baseUrl}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product did not start');
}
