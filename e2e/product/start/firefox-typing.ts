import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Makes `fill` in Firefox do what typing does. The runner's own way there sets a field's value from inside the page,
 * by the setter that React watches fields with, so that React believes it knew the value already and tells nobody.
 */
export function typeAsPeopleDo(browser: Browser): void {
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    await insertByCommand(context);
    return context;
  };
}

async function insertByCommand(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => {
      document.execCommand('insertText', false, text);
      return null;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
