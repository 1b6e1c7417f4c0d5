import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Actor } from '#platform/http/handlers';
import { OpenDoors } from '#platform/http/open-doors';
import { Budgets } from './budgets.ts';
import { Door } from './door.ts';
import type { LinkDoor, SelfPacedLink } from './link-door.ts';
import { PatternGuesses } from './pattern-guesses.ts';
import type { RoomHost } from './room-host.ts';

/** What a page's first request says about it. */
export interface PageOrigin {
  /** The network it comes from, as the server knows it: a household or a school owns many addresses of it. */
  address: string;
  /** Proves with the session value of a staff hello who is asking; null: nobody. Asked again later. */
  whoIs(session: string): Promise<Actor | null>;
  /** Base of the addresses this page sees, without a slash at the end. */
  baseUrl: string;
}

/** Wrong room codes of one device, and of one address (a school has many devices), in a window. */
const WRONG_PER_DEVICE = 20;
const WRONG_PER_ADDRESS = 300;
const WRONG_WINDOW_MS = 10 * 60_000;

/** What all connections share. */
export class Gateway {
  readonly host: RoomHost;
  readonly log: Logger;
  /** Screens of operators, asked again as soon as sessions end. */
  readonly doors: OpenDoors;
  /** Where pages come in and go. */
  readonly door: Door;
  /** Who tries the second step of joining. */
  readonly patterns: PatternGuesses;
  readonly #links: LinkDoor | null;
  readonly #wrongDevice = new Budgets(WRONG_PER_DEVICE, WRONG_WINDOW_MS);
  readonly #wrongAddress = new Budgets(WRONG_PER_ADDRESS, WRONG_WINDOW_MS);

  constructor(host: RoomHost, links: LinkDoor | null = null, doors = new OpenDoors()) {
    this.host = host;
    this.doors = doors;
    this.door = new Door(host.timers);
    this.patterns = new PatternGuesses(() => host.platform.now());
    this.#links = links;
    this.log = host.platform.log.child({ part: 'live' });
  }

  now(): number {
    return this.host.platform.now();
  }

  /** The self-paced link with this code; null: none. */
  async findLink(code: string): Promise<SelfPacedLink | null> {
    return (await this.#links?.find(code)) ?? null;
  }

  /** Whether this device or address may try another code. The refusal looks like an unknown code. */
  mayTryCode(device: string, address: string): boolean {
    const now = this.now();
    return !this.#wrongDevice.spent(device, now) && !this.#wrongAddress.spent(address, now);
  }

  /** Counts a wrong code. */
  noteWrongCode(device: string, address: string): void {
    const now = this.now();
    this.#wrongDevice.take(device, now);
    this.#wrongAddress.take(address, now);
  }
}

/** A name for a connection in the log. */
export function connectionName(): string {
  return randomUUID().slice(0, 8);
}
