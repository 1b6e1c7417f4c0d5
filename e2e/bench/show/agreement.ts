import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Operator } from '../../bots/operator.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { englishJoin, phone } from '../../product/pages/live-pages.ts';
import type { Owner } from '../../product/start/with-product.ts';
import { watchMarks } from './page-watch.ts';

/** The check on the right tile of the big screen; what a phone says of an own answer, right or wrong. */
const SCREEN_MARKS = ['M4 12.5 9.5 18 20 6.5'];
const PHONE_MARKS = ['M4 12.5 9.8 18.5 20.5 6', 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5'];
const TURNS = 3;
const SHOWN_WITHIN_MS = 8000;
const FADED_MS = 1000;

/** How much later than the big screen each phone told its player, ms; before it: less than zero. */
export interface Agreement {
  latencyMs: number;
  laterMs: number[];
}

/** Plays questions to phones on lines of these latencies, beside one big screen on a quick line. */
export async function measureAgreement(
  browser: Browser,
  screens: BrowserContext,
  { author, cookie, session }: Owner,
  latencies: readonly number[],
): Promise<Agreement[]> {
  const slides = Array.from({ length: TURNS }, (_, at) => triviaSlide(`Question ${at + 1}`));
  const game = await author.makeGame('Agreement', slides, { revealByHand: false, language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  const operator = new Operator({ url: baseUrl, room: room._id, cookie, session });
  const screen = await screens.newPage();
  await screen.addInitScript(watchMarks, SCREEN_MARKS);
  await screen.goto(`/en/present/${room._id}`);
  const phones: Page[] = [];
  for (const [at, latencyMs] of latencies.entries())
    phones.push(await openSlowPhone(browser, room.code, at, latencyMs));
  const told = latencies.map((latencyMs): Agreement => ({ latencyMs, laterMs: [] }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    await operator.press({ do: 'next' });
    await operator.reach('question');
    const pads = phones.map((page) => page.locator('button[aria-disabled=false][aria-pressed]'));
    for (const pad of pads) await pad.first().waitFor();
    // What was told before fades away.
    await wait(FADED_MS);
    for (const page of [screen, ...phones]) await page.evaluate(() => Reflect.get(globalThis, 'qcLookAnew')());
    for (const pad of pads) await pad.nth(turn % 2).click();
    await operator.reach('reveal');
    const shownMs = await shownAt(screen);
    for (const [at, page] of phones.entries()) told[at]?.laterMs.push((await shownAt(page)) - shownMs);
    await operator.press({ do: 'next' });
  }
  operator.stop();
  for (const page of phones) await page.context().close();
  await screen.close();
  return told;
}

async function shownAt(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'qcShownAt')(), null, {
    timeout: SHOWN_WITHIN_MS,
  });
  return Number(await shown.jsonValue());
}

/** A phone whose line needs so long each way, half of the latency. */
async function openSlowPhone(browser: Browser, code: string, at: number, latencyMs: number): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(watchMarks, PHONE_MARKS);
  await page.routeWebSocket(/\/live$/, (route) => {
    const server = route.connectToServer();
    server.onMessage((data) => void setTimeout(() => route.send(data), latencyMs / 2));
    route.onMessage((data) => void setTimeout(() => server.send(data), latencyMs / 2));
  });
  await page.goto(`/play/${code}`);
  await page.getByRole('textbox', { name: englishJoin.nickname }).fill(`Phone ${at + 1}`);
  await page.getByRole('button', { name: englishJoin.join, exact: true }).click();
  await page.getByRole('heading', { name: englishJoin.youAreIn }).waitFor();
  return page;
}
