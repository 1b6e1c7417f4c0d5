import { ASSIGNMENT_CODE_PATTERN } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { BridgePage } from '../bridges/bridge-page.ts';
import { ScreenPage } from '../screens/screen-page.ts';
import type { Gateway } from './gateway.ts';
import { greetInAssignment, greetInHall } from './greet-player.ts';
import type { GreetingEnd, Hello, Page, PageWire } from './page.ts';
import { StaffPage } from './staff-page.ts';

/** The page behind the end of a wire, from its hello on; what it says before it is let in waits. */
export class GreetedPage {
  readonly #end: GreetingEnd;
  #page: Page | null = null;
  #greeting = false;
  #early: ClientMessage[] = [];

  constructor(end: GreetingEnd) {
    this.#end = end;
  }

  /** Whether it has said who it is. */
  get begun(): boolean {
    return this.#page !== null || this.#greeting;
  }

  /** A page is being let in; `ready` comes later. */
  greeting(): void {
    this.#greeting = true;
  }

  /** Lets in whom the promise gives; null: it was sent away. */
  await(greeted: Promise<Page | null>): void {
    this.#greeting = true;
    greeted.then((page) => this.ready(page)).catch((error: unknown) => this.#end.helloFailed(error));
  }

  /** It is let in; null: it was sent away. */
  ready(page: Page | null): void {
    this.#greeting = false;
    this.#page = page;
    if (this.#end.isClosed) return page?.departed();
    if (page) this.#end.letIn?.();
    for (const message of this.#early.splice(0)) page?.take(message);
  }

  take(message: ClientMessage): void {
    if (this.#page) this.#page.take(message);
    else if (this.#greeting) this.#early.push(message);
  }

  /** Whether its server's time is another's than that of this process: pings go there as well. */
  get isFar(): boolean {
    return this.#page?.isFar === true;
  }

  drained(): void {
    this.#page?.drained();
  }

  /** Its wire is over; it hears so once it is its turn. */
  departed(gateway: Pick<Gateway, 'turns'>): void {
    const page = this.#page;
    if (page) gateway.turns.pass(() => page.departed());
  }
}

/** Lets a page into a room of this process, or sends it away. */
export function greetHere(gateway: Gateway, end: PageWire & GreetingEnd, hello: Hello, page: GreetedPage): void {
  switch (hello.t) {
    case 'helloPlayer':
      if (ASSIGNMENT_CODE_PATTERN.test(hello.code)) return page.await(greetInAssignment(gateway, end, hello));
      page.greeting();
      return gateway.turns.pass(() => {
        try {
          page.ready(end.isClosed ? null : greetInHall(gateway, end, hello));
        } catch (error) {
          end.helloFailed(error);
        }
      });
    case 'helloBridge':
      return page.await(BridgePage.greet(gateway, end, hello));
    case 'helloScreen':
      return page.ready(ScreenPage.greet(gateway, end, hello));
    case 'helloStaff':
      return page.await(StaffPage.greet(gateway, end, hello));
  }
}
