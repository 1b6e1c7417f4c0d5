import { routes } from '@qc/contract';
import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/**
 * What the browser itself says of a network that is away: the journeys take it away. Firefox tells of a font whose download
 * broke by a number (0x804b0014: reset); one that the server refuses has another.
 */
const networkIsAway = /net::ERR_|^WebSocket connection to |^downloadable font: download failed .* status=21523988\d\d /;

/** Collects what any page of the browser says as an error, and every error that nobody caught. */
export class ConsoleWatch {
  /** One line each: the page, the words, where they come from. */
  readonly errors: string[] = [];
  readonly #browser: Browser;
  readonly #expected: readonly RegExp[];

  /** `expected`: errors that a journey provokes on purpose. */
  constructor(browser: Browser, expected: readonly RegExp[]) {
    this.#browser = browser;
    this.#expected = [networkIsAway, ...expected];
    for (const context of browser.contexts()) this.#watch(context);
    browser.on('context', this.#watch);
  }

  /** Contexts opened from now on are not listened to. */
  stop(): void {
    this.#browser.off('context', this.#watch);
  }

  readonly #watch = (context: BrowserContext): void => {
    context.on('console', this.#hear);
    context.on('weberror', this.#catch);
  };

  readonly #hear = (message: ConsoleMessage): void => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Asking whose session it is answers 401 to a guest, and the browser says so.
    if (url.endsWith(routes.checkLogin.path)) return;
    this.#note(message.page()?.url(), message.text(), url);
  };

  readonly #catch = (error: WebError): void => {
    this.#note(error.page()?.url(), String(error.error()), error.error().stack ?? '');
  };

  #note(page: string | undefined, words: string, where: string): void {
    if (this.#expected.some((pattern) => pattern.test(words))) return;
    this.errors.push(`${page ?? 'a page'}: ${words} (${where})`);
  }
}
