import type { Browser, CDPSession, Page } from '@playwright/test';

const EVERY_MS = 250;

/** Follows how much processor time all processes of a browser use. */
export class BrowserProcessor {
  readonly #samples: { atMs: number; usedMs: number }[] = [];
  readonly #timer: NodeJS.Timeout;

  private constructor(devtools: CDPSession) {
    const known = new Map<number, number>();
    let isAsking = false;
    this.#timer = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      void devtools
        .send('SystemInfo.getProcessInfo')
        .then(({ processInfo }) => {
          // A process that has gone has used what it had.
          for (const { id, cpuTime } of processInfo) known.set(id, cpuTime);
          const used = [...known.values()].reduce((sum, seconds) => sum + seconds, 0);
          this.#samples.push({ atMs: Date.now(), usedMs: used * 1000 });
        })
        .catch(() => undefined)
        .finally(() => {
          isAsking = false;
        });
    }, EVERY_MS);
  }

  static async of(browser: Browser): Promise<BrowserProcessor> {
    return new BrowserProcessor(await browser.newBrowserCDPSession());
  }

  /** Processor time used by then, ms, between two samples as if it were used evenly; null: not measured then. */
  usedMs(atMs: number): number | null {
    const next = this.#samples.findIndex((sample) => sample.atMs >= atMs);
    const [before, after] = [this.#samples[next - 1], this.#samples[next]];
    if (!before || !after) return null;
    const share = (atMs - before.atMs) / (after.atMs - before.atMs);
    return before.usedMs + share * (after.usedMs - before.usedMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** What a page holds after everything that can be was collected. */
export interface PageMemory {
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** Collects, and looks. */
export async function measurePage(page: Page): Promise<PageMemory> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
