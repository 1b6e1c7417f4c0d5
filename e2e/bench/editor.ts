/**
 * npm run bench editor: a game of many slides in a real browser: how long the editor takes to open once the data is
 * there, and how long each keystroke waits for the next picture on the screen (INP). The web app must have been built.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { baseUrl, owner } from '../product/start/addresses.ts';
import { Author } from '../product/people/author.ts';
import { launchOptions } from '../product/start/browser.ts';

const { values } = parseArgs({
  options: { slides: { type: 'string', default: '200' }, keys: { type: 'string', default: '120' } },
});
const SLIDES = Number(values.slides);
const KEYS = Number(values.keys);
/** What is promised: opening, ms; the slowest of typing's interactions, ms. */
const OPEN_MAX_MS = 1000;
const INP_MAX_MS = 200;

const product = spawn(process.execPath, [join(import.meta.dirname, '../product/start/start-product.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilReady();
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1280, height: 800 },
    locale: 'he-IL',
  });
  const response = await context.request.post('/auth/login', { data: owner });
  const { session }: { session: string } = await response.json();
  const author = new Author(context.request, session);
  const types = ['trivia', 'trueFalse', 'survey', 'typed', 'number', 'order'] as const;
  const game = await author.makeGame(
    `Bench of ${SLIDES}`,
    Array.from({ length: SLIDES }, (_, at) => ({
      type: types[at % types.length] ?? 'trivia',
      question: `Question ${at + 1}`,
    })),
  );
  const page = await context.newPage();
  // The moments after the frames in which form and list are there to work with, and in which the last card is.
  await page.addInitScript((count) => {
    const look = () => {
      const cards = document.querySelectorAll('[data-slide]').length;
      const mark = (name: string) => {
        if (performance.getEntriesByName(name).length === 0)
          requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
      };
      if (cards > 0 && document.querySelector('[data-field=question]')) mark('qc-bench-shown');
      if (cards === count) mark('qc-bench-whole');
      else requestAnimationFrame(look);
    };
    look();
  }, SLIDES);
  // The programme itself is in the browser's cache, as on every second visit.
  await page.goto(`/he/create-game/${game._id}`);
  await page.locator('[data-slide]').first().waitFor();
  const openings: Opening[] = [];
  for (let turn = 0; turn < 5; turn++) openings.push(await openOnce(page, game._id));
  const keys = await typeInto(page, '[data-field="question"]');
  const answerKeys = await typeInto(page, '[data-answer="0"]');
  await browser.close();
  const open = middle(openings.map(({ shown }) => shown));
  const worst = Math.max(...openings.map(({ shown }) => shown));
  const whole = middle(openings.map(({ whole: ms }) => ms));
  const inp = Math.max(slowest(keys), slowest(answerKeys));
  console.log(`${SLIDES} slides`);
  console.log(
    `opening after the data is there   median ${open.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (limit ${OPEN_MAX_MS})`,
  );
  console.log(`last card of the list             median ${whole.toFixed(0)} ms`);
  console.log(
    `typing in the question            median ${middle(keys).toFixed(0)} ms, INP ${slowest(keys).toFixed(0)} ms (limit ${INP_MAX_MS})`,
  );
  console.log(
    `typing in an answer               median ${middle(answerKeys).toFixed(0)} ms, INP ${slowest(answerKeys).toFixed(0)} ms (limit ${INP_MAX_MS})`,
  );
  if (open > OPEN_MAX_MS || inp > INP_MAX_MS) process.exitCode = 1;
} finally {
  product.kill('SIGTERM');
}

interface Opening {
  shown: number;
  whole: number;
}

/** From the last byte of the game to form and list on the screen, ready to work with, and to the last card of the list. */
async function openOnce(page: Page, id: string): Promise<Opening> {
  await page.goto(`/he/create-game/${id}`);
  await page.waitForFunction(() => performance.getEntriesByName('qc-bench-whole').length > 0);
  return page.evaluate((path) => {
    const [data] = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(path));
    const [shown] = performance.getEntriesByName('qc-bench-shown');
    const [whole] = performance.getEntriesByName('qc-bench-whole');
    if (!(data instanceof PerformanceResourceTiming) || !shown || !whole) throw new Error('the opening was not seen');
    return { shown: shown.startTime - data.responseEnd, whole: whole.startTime - data.responseEnd };
  }, `/game/${id}`);
}

/** Types without a pause and gives the duration of every key's interaction as the browser measures it. */
async function typeInto(page: Page, field: string): Promise<number[]> {
  const target = page.locator(field).first();
  await target.click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const all = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) times.push(entry.duration);
      }
    }).observe(all);
  });
  await page.keyboard.type('Typing goes on and on '.repeat(Math.ceil(KEYS / 22)).slice(0, KEYS), { delay: 60 });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate<number[]>('globalThis.times');
  // What the browser does not report took less than a frame.
  return [...seen, ...Array.from({ length: Math.max(0, KEYS - seen.length) }, () => 16)];
}

/** INP: the slowest interaction but one in fifty. */
function slowest(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => other - one);
  return sorted[Math.floor(sorted.length / 50)] ?? 0;
}

function middle(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ready = await fetch(`${baseUrl}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product did not start');
}
