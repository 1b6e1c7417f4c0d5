import { CLOSE, ClientMessage, Role, UserId } from '@qc/contract';
import type { Goodbye } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { Outgoing } from '@qc/engine/live/outgoing';
import { type FarLine, type FarPlace, SLOW_OUTLET_BYTES } from '@qc/engine/live/outlet';
import * as z from 'zod/mini';
import { takesPlace } from '../wire/greet-player.ts';
import { GreetedPage, greetHere } from '../wire/greeted-page.ts';
import type { Gateway } from '../wire/gateway.ts';
import type { GreetingEnd, PageOrigin, PageWire } from '../wire/page.ts';
import { quickAnswer } from '../wire/quick-answer.ts';
import type { Wire } from '../wire/wire.ts';
import { jsonOf } from './line-envelope.ts';
import type { LinkPlace } from './owner-words.ts';
import type { RelayedHello } from './relayed-hello.ts';

/** The way from a room back to the servers of its pages. */
export interface LinkOut extends FarLine {
  /** To a page. */
  send(place: LinkPlace, outgoing: Outgoing): void;
  /** To the page's server. */
  say(place: LinkPlace, word: string, rest?: string): void;
}

const KnownActor = z.nullable(z.object({ userId: UserId, role: Role, sessionHash: z.string() }));
const GOODBYE_RESTART = JSON.stringify({ t: 'goodbye', reason: 'restart' });

/**
 * The end of a page's wire at its room's server, while the wire itself is at another: pages that are greeted on it know
 * no difference. Budgets, silence and what is slow are that server's business.
 */
export class RelayedEnd implements PageWire, GreetingEnd, LinkPlace {
  readonly wire: RelayedWire;
  readonly origin: PageOrigin;
  readonly name: string;
  readonly link: number;
  at: LinkPlace['at'] = null;
  heardAtMs: number;
  readonly #gateway: Gateway;
  readonly #out: LinkOut;
  readonly #page = new GreetedPage(this);
  readonly #asked: ((actor: Actor | null) => void)[] = [];
  #isBehind = false;
  #closed = false;

  constructor(gateway: Gateway, out: LinkOut, { link, server }: { link: number; server: string }, said: RelayedHello) {
    this.#gateway = gateway;
    this.#out = out;
    this.link = link;
    this.name = nameOf(server, link);
    this.heardAtMs = gateway.host.timers.counterMs();
    const { address, baseUrl, standing } = said;
    this.origin = { address, baseUrl, standing, whoIs: (session) => this.#whoIs(session) };
    this.wire = new RelayedWire(this, { line: out, link, behind: null });
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Greets it, once it is there for sure; whoever has not the room that is meant, or not any more, says so. */
  greet(said: RelayedHello, isSure = false): void {
    if (this.#closed) return;
    const { hello, room, epoch } = said;
    const here = this.#gateway.host.room(room);
    if (!here || here.epoch < epoch || this.#gateway.host.stopping) return this.#elsewhere();
    if (isSure || !takesPlace(here, hello)) return greetHere(this.#gateway, this, hello, this.#page);
    this.#page.greeting();
    this.isThere()
      .then(() => this.greet(said, true))
      .catch((error: unknown) => this.helloFailed(error));
  }

  /** What the page says. False: it is none of a page's messages. */
  take(text: string): boolean {
    this.heardAtMs = this.#gateway.host.timers.counterMs();
    const message = quickAnswer(text) ?? ClientMessage.safeParse(jsonOf(text)).data;
    if (message === undefined) return false;
    this.#gateway.trace?.came(this.name, message);
    try {
      if (message.t === 'ping') this.wire.send(new Outgoing({ t: 'pong', n: message.n, atMs: this.#gateway.now() }));
      else this.#page.take(message);
    } catch (error) {
      this.#gateway.log.error({ err: error, connection: this.name, message: message.t }, 'message failed');
      // Said again at once it would fail again: the page comes anew in its own time.
      this.#end(CLOSE.restart);
    }
    return true;
  }

  /** It reads too slowly, or has read everything again. */
  behind(isBehind: boolean): void {
    this.#isBehind = isBehind;
    if (isBehind) this.wire.far.behind?.();
    else this.#page.drained();
  }

  /** Who stands behind a session, as its server says; the oldest question first. */
  heardWho(text: string): void {
    this.#asked.shift()?.(KnownActor.safeParse(jsonOf(text)).data ?? null);
  }

  /** The page's server knows it no more. */
  gone(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const tell of this.#asked.splice(0)) tell(null);
    this.#page.departed(this.#gateway);
  }

  letIn(): void {
    this.#out.say(this, 'i');
  }

  helloFailed(error: unknown): void {
    this.#gateway.log.error({ err: error, connection: this.name }, 'hello failed');
    this.wire.close(CLOSE.restart);
  }

  goodbye(reason: Goodbye['reason'], code: number): void {
    this.wire.send(new Outgoing({ t: 'goodbye', reason }));
    this.wire.close(code);
  }

  #whoIs(session: string): Promise<Actor | null> {
    return this.#closed ? Promise.resolve(null) : this.#ask(session);
  }

  /** Asked at the page's server, which asks the page. */
  async isThere(): Promise<boolean> {
    if (!this.#closed) await this.#ask(null);
    return !this.#closed;
  }

  /** Asks the page's server who stands behind a session; without one, only whether the page is still there. */
  #ask(session: string | null): Promise<Actor | null> {
    return new Promise((resolve) => {
      this.#asked.push(resolve);
      this.#out.say(this, 'q', JSON.stringify(session));
    });
  }

  /** The page is not sent away: its server looks where its room is by now. */
  #elsewhere(): void {
    if (this.#closed) return;
    this.#out.say(this, 'n');
    this.gone();
  }

  /** The page's server alone knows how much waits there: it says when that is too much. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  send(outgoing: Outgoing): void {
    if (this.#closed || outgoing.parts.texts[0] === GOODBYE_RESTART) return;
    this.#gateway.trace?.told(this.name, outgoing);
    this.#out.send(this, outgoing);
  }

  close(code: number): void {
    if (code === CLOSE.restart) this.#elsewhere();
    else this.#end(code);
  }

  #end(code: number): void {
    if (this.#closed) return;
    this.#out.say(this, 'c', String(code));
    this.gone();
  }
}

/** What a page at another server is called in the log. */
export function nameOf(server: string, link: number): string {
  return `${server.slice(0, 8)}/${link}`;
}

class RelayedWire implements Wire {
  readonly far: FarPlace;
  readonly #end: RelayedEnd;

  constructor(end: RelayedEnd, far: FarPlace) {
    this.#end = end;
    this.far = far;
  }

  get buffered(): number {
    return this.#end.isBehind ? SLOW_OUTLET_BYTES + 1 : 0;
  }

  get closed(): boolean {
    return this.#end.isClosed;
  }

  send(outgoing: Outgoing): void {
    this.#end.send(outgoing);
  }

  close(code: number): void {
    this.#end.close(code);
  }

  terminate(): void {
    this.#end.close(CLOSE.restart);
  }

  ping(): void {
    // Its server asks the page itself.
  }

  isThere(): Promise<boolean> {
    return this.#end.isThere();
  }
}
