import { setTimeout as sleep } from 'node:timers/promises';
import { ClientMessage } from '@qc/contract';
import { englishPhone, hasBrowser, openBrowser } from './players/phone-browser.ts';
import type { Stage } from './stage.ts';

const WATCHED_MS = 5000;

/** Opens a real player's page that speaks another protocol number, for ever: how often it loads itself. Null: no browser. */
export async function reloadOldPage(stage: Stage, code: string): Promise<number | null> {
  if (!hasBrowser()) return null;
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext(englishPhone)).newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.routeWebSocket(/\/live$/, (route) => {
      const server = route.connectToServer();
      route.onMessage((text) => {
        const message = ClientMessage.safeParse(JSON.parse(String(text)));
        const hello = message.data?.t === 'helloPlayer' ? { ...message.data, protocol: 999 } : null;
        server.send(hello ? JSON.stringify(hello) : text);
      });
    });
    await page.goto(`${stage.url}/play/${code}`);
    await sleep(WATCHED_MS);
    return loads;
  } finally {
    await browser.close();
  }
}
