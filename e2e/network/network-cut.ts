import type { Page, WebSocketRoute } from '@playwright/test';

/** A page's network, to be cut and mended: open sockets break, and nothing new gets through meanwhile. */
export class NetworkCut {
  readonly #page: Page;
  readonly #open = new Set<WebSocketRoute>();
  #isCut = false;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Must come before the page's first visit. */
  static async on(page: Page): Promise<NetworkCut> {
    const cut = new NetworkCut(page);
    await page.routeWebSocket(/\/live$/, (route) => cut.#pass(route));
    return cut;
  }

  async #pass(route: WebSocketRoute): Promise<void> {
    if (this.#isCut) {
      await route.close({ code: 1001 });
      return;
    }
    route.connectToServer();
    this.#open.add(route);
  }

  /** The network is gone. */
  async cut(): Promise<void> {
    this.#isCut = true;
    await this.#page.context().setOffline(true);
    for (const route of this.#open) await route.close({ code: 1001 });
    this.#open.clear();
  }

  /** The network is back. */
  async mend(): Promise<void> {
    this.#isCut = false;
    await this.#page.context().setOffline(false);
  }
}
