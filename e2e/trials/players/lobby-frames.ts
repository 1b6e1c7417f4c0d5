import type { Browser, Page as BrowserPage } from '@playwright/test';
import type { Room } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import type { Stage } from '../stage.ts';

/** Opens a real presenter screen, signed in. */
export async function openPresenter(
  browser: Browser,
  stage: Stage,
  { cookie }: Account,
  room: Room,
): Promise<BrowserPage> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, baseURL: stage.url });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: stage.url }]);
  const page = await context.newPage();
  await page.goto(`/en/present/${room._id}`);
  await page
    .getByText(`${room.code.slice(0, 3)} ${room.code.slice(3)}`)
    .or(page.getByText(room.code))
    .first()
    .waitFor();
  return page;
}

/** Frames a second that a page draws for so long: over the whole time, and in its worst second. */
export function countFrames(page: BrowserPage, forMs: number): Promise<{ mean: number; worst: number }> {
  return page.evaluate(
    (ms) =>
      new Promise<{ mean: number; worst: number }>((resolve) => {
        const from = performance.now();
        const seconds = Array.from({ length: Math.max(1, Math.floor(ms / 1000)) }, () => 0);
        const draw = () => {
          const passed = performance.now() - from;
          const second = Math.floor(passed / 1000);
          if (passed < seconds.length * 1000) {
            seconds[second] = (seconds[second] ?? 0) + 1;
            requestAnimationFrame(draw);
          } else {
            const frames = seconds.reduce((sum, count) => sum + count, 0);
            resolve({ mean: frames / seconds.length, worst: Math.min(...seconds) });
          }
        };
        requestAnimationFrame(draw);
      }),
    forMs,
  );
}
