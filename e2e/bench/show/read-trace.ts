import type { Browser, Page } from '@playwright/test';
import type { Drawing } from './moments.ts';

interface TraceEvent {
  name: string;
  /** µs of the machine's clock. */
  ts: number;
  pid: number;
  /** Of a frame that is called dropped: what the compositor moves was drawn all the same, the page's own part was late. */
  args?: { hasPartialUpdate?: boolean };
}

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
/** Its place on both clocks, the trace's and the page's. */
const MARK = 'qc-here';

/** What was drawn of a page by one trace, on the page's own clock, which stood at `markedMs` at the mark. */
export function readTrace(traceEvents: readonly TraceEvent[], markedMs: number): Drawing {
  const mark = traceEvents.findLast(({ name }) => name === MARK);
  const of = (wanted: string, isPartial?: boolean): number[] =>
    traceEvents
      .filter(({ name, pid }) => name === wanted && pid === mark?.pid)
      .filter(({ args }) => isPartial === undefined || (args?.hasPartialUpdate === true) === isPartial)
      .map(({ ts }) => (ts - (mark?.ts ?? 0)) / 1000 + markedMs);
  return { drawnMs: of('DrawFrame'), droppedMs: of('DroppedFrame', false), partlyMs: of('DroppedFrame', true) };
}

/** Traces what is drawn of a page, piece by piece: a trace of minutes is larger than the browser's room for it. */
export class DrawingTrace {
  readonly #browser: Browser;
  readonly #page: Page;
  /** Of all pieces that are over. */
  readonly drawing: Drawing = { drawnMs: [], droppedMs: [], partlyMs: [] };

  private constructor(browser: Browser, page: Page) {
    [this.#browser, this.#page] = [browser, page];
  }

  static async begin(browser: Browser, page: Page): Promise<DrawingTrace> {
    const trace = new DrawingTrace(browser, page);
    await browser.startTracing(page, { categories: CATEGORIES });
    return trace;
  }

  /** Ends a piece; what comes until the next one begins is not seen. */
  async end(): Promise<void> {
    const markedMs = await this.#page.evaluate((name) => performance.mark(name).startTime, MARK);
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await this.#browser.stopTracing()).toString());
    const { drawnMs, droppedMs, partlyMs } = readTrace(traceEvents, markedMs);
    for (const atMs of drawnMs) this.drawing.drawnMs.push(atMs);
    for (const atMs of droppedMs) this.drawing.droppedMs.push(atMs);
    for (const atMs of partlyMs) this.drawing.partlyMs.push(atMs);
  }

  /** Ends a piece and begins the next, in a moment in which nothing moves. */
  async turn(): Promise<void> {
    await this.end();
    await this.#browser.startTracing(this.#page, { categories: CATEGORIES });
  }
}
