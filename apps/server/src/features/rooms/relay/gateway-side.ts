import type { Bus } from '#platform/bus/bus';
import type { RoomCard } from '#platform/http/pages/serve-web';
import { FanOut, FanOutTurns } from '@qc/engine/live/fan-out';
import { ASSIGNMENT_CODE_PATTERN, type ClientMessageOf } from '@qc/contract';
import type { RoomDirectory, RoomElsewhere, RoomPlace } from '../owning/room-directory.ts';
import { isNobodyAt } from '../owning/who-answers.ts';
import { hashSeatToken } from '../seat/seat-tokens.ts';
import type { Gateway } from '../wire/gateway.ts';
import type { PageRelay } from '../wire/page-relay.ts';
import { cardOf } from '../wire/preview-room.ts';
import type { GreetingEnd, Hello, PageWire } from '../wire/page.ts';
import { BusLine, LINE_EVERY_MS } from './bus-line.ts';
import { readEnvelope } from './line-envelope.ts';
import { readOwnerWords } from './owner-words.ts';
import { type LinkIn, RelayedPage } from './relayed-page.ts';
import type { RoomCaller } from './room-caller.ts';
import { CardReply } from './room-calls.ts';
import type { RoomFinder } from './room-finder.ts';

/** What a page that is being loaded waits for, ms. */
const CARD_MS = 500;
/** Told to so few, something is written in the turn in which it comes. */
const FEW = 8;

interface OwnerLine extends LinkIn {
  line: BusLine;
  pages: Map<number, RelayedPage>;
}

/** By which rooms are found and asked. */
export interface GatewaySeams {
  finder: RoomFinder;
  caller: RoomCaller;
  directory: RoomDirectory;
}

/** Brings pages whose wires are here to the servers that have their rooms. */
export class GatewaySide implements PageRelay {
  readonly #gateway: Gateway;
  readonly #bus: Bus;
  readonly #finder: RoomFinder;
  readonly #caller: RoomCaller;
  readonly #directory: RoomDirectory;
  readonly #lines = new Map<string, OwnerLine>();
  /** Those whose room is looked for as well: they are on no line. */
  readonly #pages = new Set<RelayedPage>();
  readonly #fanOut: FanOut;
  readonly #stops: (() => void)[];
  #links = 0;
  #numbers = 0;

  constructor(gateway: Gateway, bus: Bus, seams: GatewaySeams) {
    const { finder, caller, directory } = seams;
    this.#gateway = gateway;
    this.#bus = bus;
    this.#finder = finder;
    this.#caller = caller;
    this.#directory = directory;
    this.#fanOut = new FanOut(new FanOutTurns(gateway.host.timers));
    this.#stops = [
      bus.subscribe(`gate.${bus.serverId}`, (message) => this.#take(message)),
      directory.watch((place) => {
        for (const page of [...this.#pages]) page.roomMoved(place);
      }),
    ];
  }

  /** Pages here whose rooms are at other servers. */
  get links(): number {
    return [...this.#lines.values()].reduce((sum, { pages }) => sum + pages.size, 0);
  }

  isHere(hello: Hello): boolean {
    const { screenCodes, bridgeCodes } = this.#gateway;
    if (hello.t === 'helloPlayer') return ASSIGNMENT_CODE_PATTERN.test(hello.code) || this.#isPlayersRoomHere(hello);
    if (hello.t === 'helloStaff') return this.#isRoomHere(hello.room);
    if ('room' in hello.proof) return this.#isRoomHere(hello.proof.room);
    const codes = hello.t === 'helloScreen' ? screenCodes : bridgeCodes;
    return codes.find(hello.proof.code) !== null;
  }

  greet(end: PageWire & GreetingEnd, hello: Hello): RelayedPage {
    const seams = {
      gateway: this.#gateway,
      finder: this.#finder,
      lineTo: (server: string, page: RelayedPage) => this.#lineTo(server, page),
      over: (page: RelayedPage) => void this.#pages.delete(page),
    };
    const page = new RelayedPage((this.#links += 1), seams, end, hello);
    this.#pages.add(page);
    page.begin();
    return page;
  }

  async card(code: string): Promise<RoomCard | null> {
    const place = await this.#finder.open(code).catch(() => null);
    if (place === null || place === 'returning') return null;
    if ('here' in place) return cardOf(place.here);
    const called = await this.#caller.call(place.room, { do: 'card' }, CARD_MS);
    return typeof called === 'object' ? (CardReply.safeParse(called.value).data ?? null) : null;
  }

  async provesScreen(room: string, token: string): Promise<boolean> {
    const called = await this.#caller.call(room, { do: 'provesScreen', token }, CARD_MS);
    return typeof called === 'object' && called.value === true;
  }

  room(id: string): Promise<RoomPlace> {
    return this.#finder.room(id);
  }

  open(code: string): Promise<RoomPlace> {
    return this.#finder.open(code);
  }

  doubt(place: RoomElsewhere): void {
    this.#finder.doubt(place);
  }

  /** To be called every `LINE_EVERY_MS`. */
  look(): void {
    for (const [server, { line, pages }] of [...this.#lines]) {
      if (pages.size === 0) {
        this.#lines.delete(server);
        line.end();
        continue;
      }
      line.look();
      if (line.silentMs > LINE_EVERY_MS) this.#askWhetherGone(server, line);
    }
  }

  /** Sends its pages away, who find another server. */
  close(): void {
    for (const stop of this.#stops) stop();
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const { line, pages } of lines) {
      for (const page of [...pages.values()]) page.sendAway();
      line.end();
    }
  }

  #isPlayersRoomHere({ code, token }: ClientMessageOf<'helloPlayer'>): boolean {
    const room = this.#gateway.host.roomByCode(code);
    if (room === null || !this.#isRoomHere(room.id)) return false;
    // The code of a run that is over may be another room's by now.
    return room.state.phase.name !== 'ended' || (token !== null && room.seatOf(hashSeatToken(token)) !== null);
  }

  /** A server that does not know whether its rooms are still its own lets nobody in: that shows in a moment. */
  #isRoomHere(id: string): boolean {
    const { host } = this.#gateway;
    return host.roomNow(id) !== null && this.#directory.find(id) !== 'returning';
  }

  #askWhetherGone(server: string, line: BusLine): void {
    // Without its bus it reaches that server no more than one that has ended.
    const asked = this.#bus.isConnected ? isNobodyAt(this.#bus, server) : Promise.resolve(true);
    asked
      .then((isGone) => {
        if (isGone) this.#lost(server, line, 'gone');
      })
      .catch((error: unknown) => this.#gateway.log.error({ err: error, server }, 'a server was not asked'));
  }

  #take(message: string): void {
    const read = readEnvelope(message);
    if (!read) return this.#gateway.log.warn('a bus message of no server of ours');
    const { envelope, words } = read;
    const known = this.#lines.get(envelope.from);
    // Of a line before: its room's server has begun anew, or the pages are another's.
    if (known?.line.number === envelope.line) known.line.take(envelope, words);
  }

  #lineTo(server: string, page: RelayedPage): OwnerLine {
    const line = this.#lines.get(server) ?? this.#begin(server);
    line.pages.set(page.link, page);
    return line;
  }

  #begin(server: string): OwnerLine {
    let words: string[] = [];
    const pages = new Map<number, RelayedPage>();
    const line = new BusLine(
      { bus: this.#bus, timers: this.#gateway.host.timers },
      `own.${server}`,
      { from: this.#bus.serverId, line: (this.#numbers += 1) },
      {
        gather: () => {
          const all = words.join('\n');
          words = [];
          return all;
        },
        heard: (said) => {
          if (!this.#heard(made, said)) this.#gateway.log.warn({ server }, 'words of a line that are none');
        },
        broken: (why) => this.#lost(server, line, why),
      },
    );
    const made: OwnerLine = {
      line,
      pages,
      say: (word, link, rest = '') => {
        words.push(`${word} ${link} ${rest}`);
        line.wake();
      },
      leave: (link) => void pages.delete(link),
    };
    this.#lines.set(server, made);
    return made;
  }

  #lost(server: string, line: BusLine, why: string): void {
    const known = this.#lines.get(server);
    if (known?.line !== line) return;
    this.#lines.delete(server);
    line.end();
    this.#gateway.log.warn({ server, why, pages: known.pages.size }, 'line to a server is over');
    for (const page of known.pages.values()) page.lineLost();
  }

  #heard(by: OwnerLine, said: string): boolean {
    const { pages } = by;
    return readOwnerWords(said, {
      tell: (links, outgoing) => {
        const alone = links.length === 1;
        const to = links.flatMap((link) => pages.get(link) ?? []);
        this.#inOrder(to, (page) => page.told(outgoing, alone, by));
      },
      word: (word, link, rest) => {
        const page = pages.get(link);
        if (page) this.#inOrder([page], () => page.word(word, rest, by));
      },
    });
  }

  /** In the order in which it came for each of the pages; what is told to many leaves other work its turns. */
  #inOrder(pages: readonly RelayedPage[], write: (page: RelayedPage) => void): void {
    if (pages.length <= FEW && pages.every(({ queued }) => queued === 0)) {
      for (const page of pages) write(page);
      return;
    }
    for (const page of pages) page.queued += 1;
    this.#fanOut.each(pages, (page) => {
      page.queued -= 1;
      write(page);
    });
  }
}
