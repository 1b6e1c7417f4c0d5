import type { BrowserContext, Page, Request } from '@playwright/test';

/** Something that was sent to another house. */
export interface Sent {
  url: string;
  body: string;
  referer: string;
}

/** Other companies' hosts, played by this machine: what they are asked for is noted, and their scripts do as theirs do. */
export class Vendors {
  readonly sent: Sent[] = [];
  readonly #home: string;

  private constructor(home: string) {
    this.#home = home;
  }

  /** Must come before the context's first page. `home`: the product's own origin. */
  static async on(context: BrowserContext, home: string): Promise<Vendors> {
    const vendors = new Vendors(home);
    await context.route(
      (url) => url.origin !== home,
      async (route) => {
        await vendors.#note(route.request());
        const body = SCRIPTS[new URL(route.request().url()).pathname] ?? '';
        await route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
      },
    );
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`policy: ${effectiveDirective} ${blockedURI}`);
      });
    });
    return vendors;
  }

  /** Names of the events that the tag manager was told, in their order. */
  get told(): string[] {
    return this.sent.filter(({ url }) => url.includes('/g/collect')).map(({ body }) => String(JSON.parse(body).event));
  }

  /** Names of what the pixel was told. */
  get pixelTold(): string[] {
    return this.sent.flatMap(({ url }) => (url.includes('/tr?') ? [new URL(url).searchParams.get('ev') ?? ''] : []));
  }

  async #note(request: Request): Promise<void> {
    if (request.url().startsWith(this.#home)) return;
    const referer = (await request.headerValue('referer')) ?? '';
    this.sent.push({ url: request.url(), body: request.postData() ?? '', referer });
  }
}

/** The tag manager's list on a page as plain data; its own start without the time. */
export function layerOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(layer)) return null;
    return layer.map((entry: unknown) => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]')
        return Array.from(entry as ArrayLike<unknown>);
      return typeof entry === 'object' && entry !== null && 'gtm.start' in entry ? { ...entry, 'gtm.start': 0 } : entry;
    });
  });
}

/** As curious as the real ones: with every event goes the address, where the page came from, and its title. */
const TAG_MANAGER = `(() => {
  const tell = (entry) => {
    if (typeof entry.event !== 'string' || entry.event.startsWith('gtm.')) return;
    const body = JSON.stringify({ ...entry, address: location.href, referrer: document.referrer, title: document.title });
    void fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body });
  };
  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  layer.forEach(tell);
  layer.push = (entry) => { push(entry); tell(entry); };
  document.cookie = '_ga=GA1.1.1.1; path=/';
  const more = document.createElement('script');
  more.src = 'https://www.googletagmanager.com/more.js';
  document.head.append(more);
})();`;
const PIXEL = `(() => {
  const tell = (kind, name) => {
    if (!kind.startsWith('track')) return;
    new Image().src = 'https://www.facebook.com/tr?ev=' + name + '&dl=' + encodeURIComponent(location.href);
  };
  window.fbq.callMethod = tell;
  window.fbq.queue.forEach((words) => tell(...words));
})();`;
const SCRIPTS: Record<string, string> = {
  '/gtm.js': TAG_MANAGER,
  '/more.js': 'window.qcMoreRan = true;',
  '/en_US/fbevents.js': PIXEL,
  '/widget.js': `document.head.append(Object.assign(document.createElement('style'), { textContent: '.uw { color: red }' }));`,
};
