import type { Browser, BrowserContext } from '@playwright/test';
import { countMoments, type MomentFigures } from './moments.ts';
import { type Seen, watchPage } from './page-watch.ts';
import { DrawingTrace } from './read-trace.ts';

const MOVES_MS = 3000;
const TIMES = 3;

/** What moves on a bare page: of a pixel in twenty, of half of them, of all; or all of a picture that was not there before. */
type BareMotion = 'square' | 'rows' | 'fade' | 'pictures';

/** Every motion of a bare page, from the least to the most. */
export const BARE_MOTIONS: readonly BareMotion[] = ['square', 'rows', 'fade', 'pictures'];

/**
 * A page of the same size with nothing on it but one motion: what this machine draws at best just now. A square that crosses
 * it, rows of a table that change places, a whole picture that comes over another one, or one table after the other that
 * comes, and whose rows then change places, as standings do.
 */
export async function measureBare(
  browser: Browser,
  screens: BrowserContext,
  motion: BareMotion,
  name: string,
): Promise<MomentFigures[]> {
  const page = await screens.newPage();
  await page.addInitScript(watchPage, MOVES_MS);
  await page.goto('about:blank');
  const trace = await DrawingTrace.begin(browser, page);
  const fromMs = await page.evaluate(() => performance.now());
  await page.evaluate(moveBare, { motion, movesMs: MOVES_MS, times: TIMES });
  await trace.end();
  const seen = await page.evaluate((): Seen => Reflect.get(globalThis, 'qcSeen')());
  await page.close();
  const stretch = { name, fromMs, toMs: fromMs + MOVES_MS * TIMES, changes: TIMES };
  return countMoments([stretch], seen, trace.drawing, () => null);
}

/** Runs inside the page, so nothing is imported here. */
async function moveBare({ motion, movesMs, times }: { motion: BareMotion; movesMs: number; times: number }) {
  const draw = (look: string, text = '', within: HTMLElement = document.body): HTMLElement => {
    const drawn = document.createElement('div');
    drawn.style.cssText = `position: absolute; ${look}`;
    drawn.textContent = text;
    within.append(drawn);
    return drawn;
  };
  const drawRows = (within?: HTMLElement) =>
    Array.from({ length: 8 }, (_, at) =>
      draw(
        `top: ${100 + at * 110}px; left: 200px; width: 1500px; height: 92px; border-radius: 20px; background: #fff; font: 60px sans-serif`,
        `Name of player ${at}`,
        within,
      ),
    );
  const placeOf = (at: number): Keyframe => ({ transform: `translateY(${at === 7 ? -770 : 110}px)` });
  const move = (drawn: HTMLElement, from: Keyframe, to: Keyframe = {}) =>
    drawn.animate([from, to], { duration: movesMs, iterations: times }).finished;
  document.body.style.background = 'linear-gradient(165deg, #1b3a8f, #0b1740)';
  if (motion === 'square')
    await move(
      draw('width: 300px; height: 300px; background: teal'),
      { transform: 'none' },
      { transform: 'translateX(1500px)' },
    );
  if (motion === 'fade') await move(draw('inset: 0; background: linear-gradient(165deg, #723, #214)'), { opacity: 0 });
  if (motion === 'rows') await Promise.all(drawRows().map((row, at) => move(row, placeOf(at))));
  if (motion === 'pictures')
    for (let time = 0; time < times; time += 1) {
      const over = new Promise((resolve) => setTimeout(resolve, movesMs));
      const picture = draw('inset: 0');
      const rows = drawRows(picture);
      await picture.animate([{ opacity: 0 }, {}], 220).finished;
      const travels = { delay: 700, duration: 600, fill: 'backwards' } as const;
      await Promise.all(rows.map((row, at) => row.animate([placeOf(at), {}], travels).finished));
      await over;
      picture.remove();
    }
}
