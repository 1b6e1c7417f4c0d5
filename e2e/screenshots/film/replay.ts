import type { Browser, BrowserContext, Page } from '@playwright/test';
import { baseUrl } from '../../product/start/addresses.ts';
import { phone } from '../../product/pages/live-pages.ts';
import { holdMotions, settle, standInForSockets, untilLoaded } from './page-parts.ts';
import type { Audience, Recording, Told } from './recording.ts';

/** From where the film is taken: what is told there, and how large it is. */
export const CAMERAS = {
  screen: { audience: 'presenter', width: 1920, height: 1080 },
  square: { audience: 'presenter', width: 1024, height: 768 },
  tall: { audience: 'presenter', width: 1080, height: 1920 },
  phone: { audience: 'player', width: 390, height: 844 },
  small: { audience: 'player', width: 320, height: 568 },
  sideways: { audience: 'player', width: 844, height: 390 },
  console: { audience: 'operator', width: 1366, height: 768 },
  pocket: { audience: 'operator', width: 390, height: 844 },
} as const satisfies Record<string, { audience: Audience; width: number; height: number }>;
export type Camera = keyof typeof CAMERAS;

/** How a recording is shown. */
export interface Showing {
  camera: Camera;
  language: string;
  /** As where less motion is asked for. */
  reduced: boolean;
  /** The cookies of who looks. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** What loads late has come by then, ms of real time. */
const LOADING_MS = 150;
const OPENS_WITHIN_MS = 15_000;
/** A page's clock goes on until it is told to stand, ms. */
const MARGIN_MS = 1000;

/** A page that is told a recording, word by word, on a clock and with motions that stand between the steps. */
export class Replay {
  readonly page: Page;
  readonly #told: readonly Told[];
  /** The page's clock at the recording's beginning less the real one then, ms. */
  readonly #shiftMs: number;
  #atMs: number;
  #next = 0;

  private constructor(page: Page, told: readonly Told[], shiftMs: number) {
    [this.page, this.#told, this.#shiftMs] = [page, told, shiftMs];
    this.#atMs = told[0]?.atMs ?? 0;
  }

  /** Opens the page in which a recording is shown, at its beginning. */
  static async open(browser: Browser, recording: Recording, showing: Showing): Promise<Replay> {
    const { audience, width, height } = CAMERAS[showing.camera];
    const { roomId, code, told } = recording;
    const isPlayer = audience === 'player';
    const context = await browser.newContext({
      ...(isPlayer || showing.camera === 'pocket' ? phone : {}),
      baseURL: baseUrl,
      viewport: { width, height },
      locale: showing.language,
      reducedMotion: showing.reduced ? 'reduce' : 'no-preference',
      serviceWorkers: 'block',
      ...(isPlayer ? {} : { storageState: showing.state }),
    });
    const page = await context.newPage();
    const beginsAtMs = told[audience][0]?.atMs ?? 0;
    await page.clock.install({ time: beginsAtMs });
    await page.addInitScript(standInForSockets);
    await page.addInitScript(holdMotions);
    // A mini-game is of another site.
    await page.route(
      (url) => url.origin !== baseUrl && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    const address = { presenter: 'present', operator: 'operate', player: '' }[audience];
    await page.goto(isPlayer ? `/play/${code}` : `/${showing.language}/${address}/${roomId}`);
    const isOpen = (): boolean => Reflect.get(globalThis, 'qcIsOpen')();
    await page.waitForFunction(isOpen, null, { timeout: OPENS_WITHIN_MS, polling: 50 });
    const standsAtMs = (await page.evaluate(() => Date.now())) + MARGIN_MS;
    await page.clock.pauseAt(standsAtMs);
    return new Replay(page, told[audience], standsAtMs - beginsAtMs);
  }

  /** Goes on to a moment of the recording, ms since 1970; never back. */
  async goTo(atMs: number): Promise<void> {
    for (;;) {
      const told = this.#told[this.#next];
      if (!told || told.atMs > atMs) break;
      await this.#pass(told.atMs - this.#atMs);
      this.#next += 1;
      const { message } = told;
      const dated = 'atMs' in message ? { ...message, atMs: message.atMs + this.#shiftMs } : message;
      await this.page.evaluate((text) => Reflect.get(globalThis, 'qcSay')(text), JSON.stringify(dated));
      await this.#settle();
    }
    await this.#pass(atMs - this.#atMs);
  }

  /** Waits for what a picture needs and loads in real time, while the page's own time stands. */
  async load(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, LOADING_MS));
    await this.page.evaluate(untilLoaded);
    await this.#settle();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  async #pass(ms: number): Promise<void> {
    if (ms <= 0) return;
    this.#atMs += ms;
    await this.page.clock.runFor(ms);
    await this.#settle();
    await this.page.evaluate((more) => Reflect.get(globalThis, 'qcAdvance')(more), ms);
    await this.#settle();
  }

  async #settle(): Promise<void> {
    await this.page.evaluate(settle);
    await this.page.evaluate(() => Reflect.get(globalThis, 'qcHold')());
  }
}
