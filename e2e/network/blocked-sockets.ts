import type { BrowserContext } from '@playwright/test';

/** How a network keeps WebSockets away: `silent` never opens them, `cut` opens and breaks them before a word is said. */
export type SocketBlock = 'silent' | 'cut';

/** From now on no page of this context gets anything through a WebSocket. Must come before the pages' first visit. */
export async function blockSockets(context: BrowserContext, block: SocketBlock): Promise<void> {
  if (block === 'cut') {
    await context.routeWebSocket(/\/live$/, (route) => route.close({ code: 1011 }));
    return;
  }
  await context.addInitScript(() => {
    class SilentSocket extends EventTarget {
      readonly readyState = 0;
      send(): void {}
      close(): void {}
    }
    Object.assign(SilentSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
    Object.defineProperty(globalThis, 'WebSocket', { value: SilentSocket });
  });
}
