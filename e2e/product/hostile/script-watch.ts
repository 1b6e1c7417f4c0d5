import type { BrowserContext, Page } from '@playwright/test';

/** Notes everything that stored words must never bring about in any page of a browser. */
export class ScriptWatch {
  /** One line each: where, and what happened. */
  readonly findings: string[] = [];
  readonly #home: string;

  private constructor(home: string) {
    this.#home = home;
  }

  /** Must come before the context's first page. `home`: the origin that pages may talk to; others are foreign. */
  static async on(context: BrowserContext, home: string): Promise<ScriptWatch> {
    const watch = new ScriptWatch(home);
    await context.exposeBinding('__told', (source, what: string) => watch.#note(source.page, what));
    await context.addInitScript(watchFromInside);
    context.on('dialog', (dialog) => {
      watch.#note(dialog.page(), `a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      if (isForeign(request.url(), home)) watch.#note(null, `asked for ${request.url()}`);
    });
    return watch;
  }

  /** Looks through what the page shows now for anything that is more than words. */
  async look(page: Page, screen: string): Promise<void> {
    if (!page.url().startsWith(this.#home)) this.findings.push(`${screen}: the page went to ${page.url()}`);
    for (const found of await page.evaluate(findLiveWords)) this.findings.push(`${screen}: ${found}`);
  }

  #note(page: Page | null, what: string): void {
    this.findings.push(`${page?.url() ?? 'a page'}: ${what}`);
  }
}

function isForeign(url: string, home: string): boolean {
  return /^(https?|wss?|ftp):/.test(url) && new URL(url).host !== new URL(home).host;
}

/** In every document before its own scripts: tells of a payload that runs and of everything the policy had to stop. */
function watchFromInside(): void {
  const tell = (what: string): void => void Reflect.get(globalThis, '__told')?.(what);
  Object.defineProperty(globalThis, '__ran', {
    get: () => undefined,
    set: () => {
      tell('a script ran');
    },
  });
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`the policy stopped ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
}

/** Runs in the page: handlers in attributes, links and frames with other schemes, styles that fetch. */
function findLiveWords(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const says = `<${element.localName} ${name}="${value.slice(0, 80)}">`;
      if (name.startsWith('on') || name === 'srcdoc') found.push(says);
      if (/^(href|xlink:href|action|formaction)$/.test(name) && !/^(#|\/(?!\/)|(https?|mailto|tel|blob):)/i.test(value))
        found.push(says);
      if (name === 'style' && /url\(\s*(?!["']?(?:\/(?!\/)|data:image|blob:))|expression|evil\.invalid/i.test(value))
        found.push(says);
      if (/^(src|srcset|poster|data)$/.test(name) && /evil\.invalid|^\s*(javascript|vbscript|data:text)/i.test(value))
        found.push(says);
    }
  }
  for (const name of ['base', 'object', 'embed', 'marquee', 'math'])
    if (document.querySelector(name)) found.push(`<${name}>`);
  return found;
}
