import { z } from 'zod';
import type { Bus } from '#platform/bus/bus';

/** What another server says within this time counts, ms; the page tries again after a refusal. */
const ANSWER_WITHIN_MS = 2000;
/** Streams of other servers that are remembered as true ones. */
const PROVED_MAX = 20_000;
/** `<server>.<secret>`; anything else is no stream's name. */
const STREAM_NAME = /^([A-Za-z0-9_-]{1,40})\.[A-Za-z0-9_-]{1,60}$/;

const Said = z.object({ v: z.literal(1), name: z.string(), messages: z.array(z.unknown()) });
const Heard = z.object({ v: z.literal(1), isKnown: z.boolean() });

/** How a page's words to a stream of another server ended; `late`: nobody knows, the page says them again. */
export type SaidElsewhere = 'taken' | 'unknown' | 'late';

/** Event streams at other servers: a page's POST may come to any server, its stream is at one. */
export class StreamsElsewhere {
  readonly #bus: Bus;
  readonly #proved = new Set<string>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  /** Names a stream of this server, so that any server knows where it is. */
  nameHere(secret: string): string {
    return `${this.#bus.serverId}.${secret}`;
  }

  /** Whether another server has taken words for this stream before: who says its name is no stranger. */
  isProved(name: string): boolean {
    return this.#proved.has(name);
  }

  /** Hands messages to the server that a stream's name says. */
  async say(name: string, messages: readonly unknown[]): Promise<SaidElsewhere> {
    const serverId = STREAM_NAME.exec(name)?.[1];
    if (serverId === undefined || serverId === this.#bus.serverId) return 'unknown';
    const said: z.infer<typeof Said> = { v: 1, name, messages: [...messages] };
    const reply = await this.#bus.request(subjectOf(serverId), JSON.stringify(said), ANSWER_WITHIN_MS);
    if (reply === 'late') return 'late';
    const isKnown = reply !== 'nobody' && Heard.parse(JSON.parse(reply.answer)).isKnown;
    if (isKnown) this.#remember(name);
    else this.#proved.delete(name);
    return isKnown ? 'taken' : 'unknown';
  }

  /** Takes what other servers hand on. `take` gives whether there is such a stream; gives the way to stop. */
  listen(take: (name: string, messages: readonly unknown[]) => boolean): () => void {
    return this.#bus.answer(subjectOf(this.#bus.serverId), async (message) => {
      const { name, messages } = Said.parse(JSON.parse(message));
      const heard: z.infer<typeof Heard> = { v: 1, isKnown: take(name, messages) };
      return JSON.stringify(heard);
    });
  }

  #remember(name: string): void {
    if (this.#proved.size >= PROVED_MAX) this.#proved.clear();
    this.#proved.add(name);
  }
}

function subjectOf(serverId: string): string {
  return `stream.${serverId}`;
}
