import type { Browser, Page } from '@playwright/test';
import type { TcpProxy } from './tcp-proxy.ts';

/**
 * The line between a browser and the product. Once it is cut nothing gets through, whatever becomes of the page that
 * sends it: the runner's own offline mode ends with its page, which then still saves for a moment before it is gone.
 */
export class NetworkLine {
  readonly #browser: Browser;
  readonly #proxy: TcpProxy;

  /** The line is as the proxy leaves it: it is closed with that. */
  constructor(browser: Browser, proxy: TcpProxy) {
    this.#browser = browser;
    this.#proxy = proxy;
  }

  /** Where the product answers at this end of the line: an origin of its own, whose pages are the product's own. */
  get url(): string {
    return `http://127.0.0.1:${this.#proxy.port}`;
  }

  /** The network is gone, and its open pages are told, as a device tells them. */
  async cut(): Promise<void> {
    this.#proxy.refuse(true);
    this.#proxy.resetAll();
    await this.#tell((page) =>
      page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
        dispatchEvent(new Event('offline'));
      }),
    );
  }

  /** The network is back, and its open pages are told. */
  async mend(): Promise<void> {
    this.#proxy.refuse(false);
    await this.#tell((page) =>
      page.evaluate(() => {
        Reflect.deleteProperty(navigator, 'onLine');
        dispatchEvent(new Event('online'));
      }),
    );
  }

  async #tell(word: (page: Page) => Promise<void>): Promise<void> {
    const pages = this.#browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.filter((page) => page.url().startsWith(`${this.url}/`)).map(word));
  }
}
