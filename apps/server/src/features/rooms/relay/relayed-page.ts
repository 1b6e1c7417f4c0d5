import { CLOSE } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { Outgoing } from '@qc/engine/live/outgoing';
import { SLOW_OUTLET_BYTES } from '@qc/engine/live/outlet';
import type { RoomElsewhere, RoomPlace } from '../owning/room-directory.ts';
import type { CodeStanding } from '../wire/code-guesses.ts';
import { GreetedPage, greetHere } from '../wire/greeted-page.ts';
import type { Gateway } from '../wire/gateway.ts';
import type { GreetingEnd, Hello, Page, PageWire } from '../wire/page.ts';
import { jsonOf } from './line-envelope.ts';
import { KeptWords } from './kept-words.ts';
import type { RelayedHello } from './relayed-hello.ts';
import type { RoomFinder } from './room-finder.ts';

/** A page whose room has no server for this long, ms, is to come again. */
const WITHOUT_OWNER_MS = 5000;
/** Looked for again this often, ms. */
const LOOK_EVERY_MS = 200;

/** The way to the server that has a page's room. */
export interface LinkIn {
  say(word: string, link: number, rest?: string): void;
  /** The page is another's from now on. */
  leave(link: number): void;
}

/** What relayed pages share. */
export interface PageSeams {
  gateway: Gateway;
  finder: Pick<RoomFinder, 'find' | 'doubt'>;
  /** The line to a server, with this page at its end. */
  lineTo(server: string, page: RelayedPage): LinkIn;
  /** The page is at this server's own room from now on, or gone. */
  over(page: RelayedPage): void;
}

/**
 * A page here whose room is at another server. What it says goes there; when the room moves, or its server falls silent,
 * the room is looked for, the page is greeted there once more, and what has had no answer is said again.
 */
export class RelayedPage implements Page {
  readonly link: number;
  /** Words for it that wait for their turn. */
  queued = 0;
  readonly #seams: PageSeams;
  readonly #end: PageWire & GreetingEnd;
  readonly #kept: KeptWords;
  #standing: CodeStanding = 'free';
  #place: RoomElsewhere | null = null;
  #line: LinkIn | null = null;
  /** Its room came here. */
  #local: GreetedPage | null = null;
  /** The room it has been let into. */
  #room: string | null = null;
  #until: number | null = null;
  #searches = 0;
  #isBehind = false;
  #departed = false;

  constructor(link: number, seams: PageSeams, end: PageWire & GreetingEnd, hello: Hello) {
    this.link = link;
    this.#seams = seams;
    this.#end = end;
    this.#kept = new KeptWords(hello);
  }

  get isFar(): boolean {
    return this.#local === null;
  }

  /** Looks for its room for the first time. */
  begin(): void {
    const hello = this.#kept.hello;
    const device = hello.t === 'helloBridge' ? hello.host : hello.t === 'helloStaff' ? null : hello.device;
    if (device !== null)
      this.#standing = this.#seams.gateway.codes.standing({ device, address: this.#end.origin.address });
    const isGuess = 'proof' in hello ? 'code' in hello.proof : hello.t === 'helloPlayer' && hello.token === null;
    // Who may not try is not looked up for.
    if (isGuess && this.#standing === 'stopped') this.#here();
    else this.#seek();
  }

  take(message: ClientMessage): void {
    if (this.#local) return this.#local.take(message);
    if (this.#kept.note(message, this.#line !== null)) this.#line?.say('m', this.link, JSON.stringify(message));
    else if ('id' in message)
      this.#end.wire.send(new Outgoing({ t: 'refused', id: message.id, code: 'tooManyMessages' }));
  }

  drained(): void {
    if (this.#local) return this.#local.drained();
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#line?.say('d', this.link);
  }

  departed(): void {
    this.#departed = true;
    this.#seams.over(this);
    this.#unbind();
    this.#local?.departed(this.#seams.gateway);
  }

  /** What its room's server sends, once it is its turn; `alone`: it may answer what the page said. */
  told(outgoing: Outgoing, alone: boolean, by: LinkIn): void {
    if (by !== this.#line) return;
    if (alone) for (const text of outgoing.parts.texts) this.#kept.heard(text);
    const { wire } = this.#end;
    wire.send(outgoing);
    if (this.#isBehind || wire.buffered <= SLOW_OUTLET_BYTES) return;
    this.#isBehind = true;
    by.say('b', this.link);
  }

  /** A word of its room's server to this one. */
  word(word: string, rest: string, by: LinkIn): void {
    if (by !== this.#line) return;
    switch (word) {
      case 'i':
        this.#room = this.#place?.room ?? null;
        this.#until = null;
        return this.#kept.letIn();
      case 'q':
        return this.#sayWho(rest);
      case 'c':
        return this.#end.wire.close(Number(rest));
      case 'n':
        return this.#lookAgain();
    }
  }

  /** The line it was at is over. */
  lineLost(): void {
    const place = this.#place;
    this.#line = null;
    if (place) this.#seams.finder.doubt(place);
    this.#seek();
  }

  /** Its room may be somewhere else by now. */
  roomMoved(place: RoomElsewhere): void {
    if (this.#place?.room !== place.room || place.epoch <= this.#place.epoch) return;
    this.#unbind();
    this.#seek();
  }

  /** Its own server stops. */
  sendAway(): void {
    this.#end.goodbye('restart', CLOSE.restart);
  }

  /** Its room is not there, or not yet. */
  #lookAgain(): void {
    this.#unbind();
    if (this.#place) this.#seams.finder.doubt(this.#place);
    this.#seekLater();
  }

  #sayWho(rest: string): void {
    const session = jsonOf(rest);
    const line = this.#line;
    const answer = (who: unknown): void => {
      if (this.#line === line) line?.say('w', this.link, JSON.stringify(who));
    };
    if (typeof session !== 'string') {
      // Who is not there any more is told as gone.
      void this.#end.wire.isThere().then((isThere) => isThere && answer(null));
      return;
    }
    this.#end.origin.whoIs(session).then(answer, (error: unknown) => {
      this.#seams.gateway.log.error({ err: error, connection: this.#end.name }, 'who is behind a page is unknown');
      // Unknown is not nobody: the page comes again, and is asked again.
      if (this.#line === line) this.sendAway();
    });
  }

  #seek(): void {
    if (this.#departed || this.#local || this.#isTooLate()) return;
    const search = (this.#searches += 1);
    this.#seams.finder
      .find(this.#kept.hello)
      .catch(() => 'returning' as const)
      .then((place) => {
        if (search === this.#searches && !this.#departed && this.#line === null) this.#found(place);
      })
      .catch((error: unknown) => this.#end.helloFailed(error));
  }

  #seekLater(): void {
    if (this.#isTooLate()) return;
    const search = (this.#searches += 1);
    this.#seams.gateway.host.timers.after(LOOK_EVERY_MS, () => {
      if (search === this.#searches) this.#seek();
    });
  }

  /** Its room has had no server for too long, and it is sent away. */
  #isTooLate(): boolean {
    const now = this.#seams.gateway.host.timers.counterMs();
    this.#until ??= now + WITHOUT_OWNER_MS;
    if (now < this.#until) return false;
    this.sendAway();
    return true;
  }

  #found(place: RoomPlace): void {
    if (place === 'returning') return this.#seekLater();
    const room = place && ('here' in place ? place.here.id : place.room);
    if (this.#room !== null && room !== this.#room) {
      // The same people in another room, or nobody any more: they come anew, as they would from a room of this server.
      const reason = room === null ? 'noRoom' : 'restart';
      return this.#end.goodbye(reason, CLOSE[reason]);
    }
    if (place === null || 'here' in place) return this.#here();
    this.#bind(place);
  }

  #here(): void {
    const { gateway } = this.#seams;
    const local = new GreetedPage(this.#end);
    this.#local = local;
    this.#seams.over(this);
    greetHere(gateway, this.#end, this.#kept.hello, local);
    for (const message of this.#kept.toSay()) local.take(message);
  }

  #bind(place: RoomElsewhere): void {
    const { address, baseUrl } = this.#end.origin;
    this.#place = place;
    const line = this.#seams.lineTo(place.server, this);
    this.#line = line;
    const { hello } = this.#kept;
    const { room, epoch } = place;
    const said: RelayedHello = { hello, address, baseUrl, standing: this.#standing, room, epoch };
    line.say('h', this.link, JSON.stringify(said));
    if (this.#isBehind) line.say('b', this.link);
    for (const message of this.#kept.toSay()) line.say('m', this.link, JSON.stringify(message));
  }

  #unbind(): void {
    this.#line?.say('g', this.link);
    this.#line?.leave(this.link);
    this.#line = null;
  }
}
