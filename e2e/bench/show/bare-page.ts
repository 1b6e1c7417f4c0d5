import type { Browser, BrowserContext } from '@playwright/test';
import { countMoments, type MomentFigures } from './moments.ts';
import { type Seen, watchPage } from './page-watch.ts';
import { DrawingTrace } from './read-trace.ts';

const CROSSES_MS = 3000;
const TIMES = 3;

/** A page of the same size with nothing on it but a square that crosses it: what this machine draws at best just now. */
export async function measureBare(browser: Browser, screens: BrowserContext, name: string): Promise<MomentFigures[]> {
  const page = await screens.newPage();
  await page.addInitScript(watchPage, CROSSES_MS);
  await page.goto('about:blank');
  const trace = await DrawingTrace.begin(browser, page);
  const fromMs = await page.evaluate(() => performance.now());
  await page.evaluate(
    async ({ crossesMs, times }) => {
      const square = document.createElement('div');
      square.style.cssText = 'width: 300px; height: 300px; background: teal';
      document.body.append(square);
      const way = [{ transform: 'none' }, { transform: 'translateX(1500px)' }];
      for (let time = 0; time < times; time += 1) await square.animate(way, crossesMs).finished;
    },
    { crossesMs: CROSSES_MS, times: TIMES },
  );
  await trace.end();
  const seen = await page.evaluate((): Seen => Reflect.get(globalThis, 'qcSeen')());
  await page.close();
  const stretch = { name, fromMs, toMs: fromMs + CROSSES_MS * TIMES, changes: TIMES };
  return countMoments([stretch], seen, trace.drawing, () => null);
}
