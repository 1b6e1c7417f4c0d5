import type { ClientMessage, ClientMessageOf, Goodbye } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { CodeStanding } from './code-guesses.ts';
import type { Wire } from './wire.ts';

/** What a page's first request says about it. */
export interface PageOrigin {
  /** The network it comes from, as the server knows it: a household or a school owns many addresses of it. */
  address: string;
  /** Proves with the session value of a staff hello who is asking; null: nobody. Asked again later. */
  whoIs(session: string): Promise<Actor | null>;
  /** Base of the addresses this page sees, without a slash at the end. */
  baseUrl: string;
  /** How tries of codes from there stand at the server where the page is; absent: it is this one. */
  standing?: CodeStanding;
}

/** A page that has said who it is. */
export interface Page {
  take(message: ClientMessage): void;
  drained(): void;
  departed(): void;
  /** Its room is at another server, whose time it goes by. */
  readonly isFar?: boolean;
}

/** The server's end of a page's wire, as what greets the page knows it. */
export interface PageWire {
  readonly wire: Wire;
  readonly origin: PageOrigin;
  /** For the log. */
  readonly name: string;
  /** When it last said something, ms of a counter that only rises. */
  readonly heardAtMs: number;
  /** Whether the wire is over. */
  readonly isClosed: boolean;
  /** A last word, then the end of the wire. */
  goodbye(reason: Goodbye['reason'], code: number): void;
}

/** The first word of a page. */
export type Hello = ClientMessageOf<'helloPlayer' | 'helloStaff' | 'helloBridge' | 'helloScreen'>;

/** Whether a message is one. */
export function isHello(message: ClientMessage): message is Hello {
  return message.t.startsWith('hello');
}

/** What the end of a wire hears of the page it greets. */
export interface GreetingEnd {
  readonly isClosed: boolean;
  /** Greeting it failed. */
  helloFailed(error: unknown): void;
  /** It has been let in. */
  letIn?(): void;
}
