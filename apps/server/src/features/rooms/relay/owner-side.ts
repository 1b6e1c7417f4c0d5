import type { Bus } from '#platform/bus/bus';
import type { Gateway } from '../wire/gateway.ts';
import { BusLine } from './bus-line.ts';
import { type Envelope, jsonOf, readEnvelope, writeEnvelope } from './line-envelope.ts';
import { OwnerWords } from './owner-words.ts';
import { type LinkOut, nameOf, RelayedEnd } from './relayed-end.ts';
import { RelayedHello } from './relayed-hello.ts';

interface GatewayLine {
  line: BusLine;
  links: Map<number, RelayedEnd>;
}

/** Of a page's server: `<word> <link> <rest>`, a line each. */
const WORD = /^([a-z]) (\d{1,9})(?: (.*))?$/s;

/** Greets in this server's rooms the pages that other servers have the wires of. */
export class OwnerSide {
  readonly #gateway: Gateway;
  readonly #bus: Bus;
  readonly #lines = new Map<string, GatewayLine>();
  readonly #stop: () => void;

  constructor(gateway: Gateway, bus: Bus) {
    this.#gateway = gateway;
    this.#bus = bus;
    this.#stop = bus.subscribe(`own.${bus.serverId}`, (message) => this.#take(message));
  }

  /** Pages of other servers that are in rooms here. */
  get links(): number {
    return [...this.#lines.values()].reduce((sum, { links }) => sum + links.size, 0);
  }

  /** To be called every `LINE_EVERY_MS`. */
  look(): void {
    for (const { line } of this.#lines.values()) line.look();
  }

  /** Lets go of all of them. */
  close(): void {
    this.#stop();
    for (const server of this.#lines.keys()) this.#drop(server);
  }

  #take(message: string): void {
    const read = readEnvelope(message);
    if (!read) return this.#gateway.log.warn('a bus message of no server of ours');
    const { envelope, words } = read;
    const known = this.#lines.get(envelope.from);
    if (known && envelope.line < known.line.number) return;
    if (known?.line.number === envelope.line) return known.line.take(envelope, words);
    if (envelope.end) return;
    // Its beginning was lost, or it was given up here: begun anew, it is whole.
    if (envelope.n > 0) return this.#refuse(envelope);
    this.#drop(envelope.from);
    this.#begin(envelope).take(envelope, words);
  }

  #begin({ from, line: number }: Envelope): BusLine {
    const words = new OwnerWords();
    const links = new Map<number, RelayedEnd>();
    const seams = { bus: this.#bus, timers: this.#gateway.host.timers };
    const line = new BusLine(
      seams,
      `gate.${from}`,
      { from: this.#bus.serverId, line: number },
      {
        gather: () => words.take(),
        heard: (said) => this.#heard(from, links, said, out),
        broken: (why) => {
          if (why !== 'ended')
            this.#gateway.log.warn({ server: from, why, links: links.size }, 'line of pages is over');
          if (this.#lines.get(from)?.line === line) this.#drop(from);
        },
      },
    );
    const out: LinkOut = {
      send: (place, outgoing) => {
        words.add(place, outgoing);
        line.wake();
      },
      sendAll: (to, outgoing) => {
        const { trace } = this.#gateway;
        if (trace) for (const link of to) trace.told(nameOf(from, link), outgoing);
        words.addAll(to, outgoing);
        line.wake();
      },
      say: (place, word, rest) => {
        words.say(place, word, rest);
        line.wake();
      },
    };
    this.#lines.set(from, { line, links });
    return line;
  }

  #heard(server: string, links: Map<number, RelayedEnd>, said: string, out: LinkOut): void {
    let bad = 0;
    for (const text of said.split('\n')) {
      const [, word = '', number = '', rest = ''] = WORD.exec(text) ?? [];
      const link = Number(number);
      if (word === 'h') {
        links.get(link)?.gone();
        const hello = RelayedHello.safeParse(jsonOf(rest));
        if (!hello.success) bad += 1;
        else {
          const end = new RelayedEnd(this.#gateway, out, { link, server }, hello.data);
          links.set(link, end);
          end.greet(hello.data);
        }
      } else if (word === 'g') {
        links.get(link)?.gone();
        links.delete(link);
      } else if (!this.#word(links.get(link), word, rest)) bad += 1;
    }
    if (bad > 0) this.#gateway.log.warn({ server, bad }, 'words of a line that are none');
  }

  #word(end: RelayedEnd | undefined, word: string, rest: string): boolean {
    switch (word) {
      case 'm':
        return end === undefined || end.take(rest);
      case 'b':
      case 'd':
        end?.behind(word === 'b');
        return true;
      case 'w':
        end?.heardWho(rest);
        return true;
      default:
        return false;
    }
  }

  #drop(server: string): void {
    const known = this.#lines.get(server);
    if (!known) return;
    this.#lines.delete(server);
    known.line.end();
    for (const end of known.links.values()) end.gone();
  }

  #refuse({ from, line }: Envelope): void {
    const envelope: Envelope = { v: 1, from: this.#bus.serverId, line, n: 0, end: true };
    this.#bus.publish(`gate.${from}`, writeEnvelope(envelope, ''));
  }
}
