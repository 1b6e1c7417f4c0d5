import type { PhaseName, ServerMessage } from '@qc/contract';
import type { Page, WebSocketRoute } from '@playwright/test';

/**
 * A page's live wire that can stand still: it hears everything of a phase, and what comes after it waits until it is
 * let go. So a phase that passes by itself can be looked at.
 */
export class HeldWire {
  #stopAt: PhaseName | null = null;
  #standsStill = false;
  /** What came after the phase, in order. */
  #waiting: (() => void)[] = [];

  /** Must come before the page's first visit. */
  static async on(page: Page): Promise<HeldWire> {
    const wire = new HeldWire();
    await page.routeWebSocket(/\/live$/, (route) => wire.#pass(route));
    return wire;
  }

  #pass(route: WebSocketRoute): void {
    const server = route.connectToServer();
    server.onMessage((data) => {
      const message: ServerMessage = JSON.parse(String(data));
      const phase = 'view' in message ? message.view.phase.phase : null;
      const isOver = this.#standsStill && phase !== null && phase !== this.#stopAt;
      if (message.t !== 'pong' && (isOver || this.#waiting.length > 0)) this.#waiting.push(() => route.send(data));
      else route.send(data);
      if (this.#stopAt !== null && phase === this.#stopAt) this.#standsStill = true;
    });
  }

  /** Whether it has come to where it stands still. */
  get standsStill(): boolean {
    return this.#standsStill;
  }

  /** Stands still as soon as this phase has come. */
  stopAt(phase: PhaseName): void {
    this.#stopAt = phase;
  }

  /** Everything that was held back comes, in its order. */
  letGo(): void {
    this.#stopAt = null;
    this.#standsStill = false;
    for (const send of this.#waiting.splice(0)) send();
  }
}
