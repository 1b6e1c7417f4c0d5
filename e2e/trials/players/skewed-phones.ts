import type { Browser } from '@playwright/test';
import { englishPhone, hasBrowser, openBrowser } from './phone-browser.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const HOUR_MS = 3_600_000;
const LIMIT_S = 12;
const WATCHED_MS = 8000;

/** Phones whose clocks go an hour wrong count down together with one whose clock is right. */
export async function skewedPhones(trial: Trial, stage: Stage): Promise<void> {
  if (!hasBrowser()) return trial.note('no browser or no built pages: phones with a wrong clock were not tried');
  const owner = await stage.account();
  const room = await owner.openRoom(triviaSlides(1, { time: LIMIT_S }));
  const operator = await stage.staff(owner, room, 'operator');
  const browser = await openBrowser();
  try {
    const pages = [];
    for (const skewMs of [0, HOUR_MS, -HOUR_MS]) pages.push(await join(browser, stage.url, room.code, skewMs));
    await press(operator, { do: 'next' });
    const changes = await Promise.all(pages.map((page) => page.evaluate(watchCountdown, WATCHED_MS)));
    const [right, ...skewed] = changes;
    let most = 0;
    let compared = 0;
    for (const one of skewed)
      for (const [text, atMs] of Object.entries(one)) {
        const due = right?.[text];
        if (due === undefined) continue;
        compared += 1;
        most = Math.max(most, Math.abs(atMs - due));
      }
    trial.atLeast('seconds of the countdown compared', compared, 4);
    trial.atMost('countdown of phones an hour wrong off the others', most, 250, 'ms');
  } finally {
    await browser.close();
  }
}

async function join(browser: Browser, baseURL: string, code: string, skewMs: number) {
  const context = await browser.newContext({ ...englishPhone, baseURL });
  const page = await context.newPage();
  await page.addInitScript((skew) => {
    const Right = Date;
    const now = Right.now;
    Right.now = () => now.call(Right) + skew;
    // What reads the time by `new Date()` reads the wrong one too.
    globalThis.Date = new Proxy(Right, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [Right.now()] : given),
    });
  }, skewMs);
  await page.goto(`/play/${code}`);
  await page.getByRole('textbox', { name: 'Nickname' }).fill(`Clock ${skewMs / HOUR_MS}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: 'You are in!' }).waitFor();
  return page;
}

/** In the page: when each number of the countdown came on screen, by a clock that nobody turned. */
async function watchCountdown(forMs: number): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const number = document.querySelector('[role=timer]')?.getAttribute('aria-label');
    if (number != null) seen[number] ??= performance.timeOrigin + performance.now();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return seen;
}
