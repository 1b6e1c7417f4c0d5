import * as z from 'zod/mini';
import type { Bus } from '#platform/bus/bus';
import type { Platform } from '#platform/platform';

/** A server says so in this time, ms, or is not counted: a caller waits for it. */
const SAYS_WITHIN_MS = 300;

const Going = z.object({ v: z.literal(1), going: z.int().check(z.minimum(0)) });
const AskedForGoing = z.object({ v: z.literal(1), line: z.string().check(z.maxLength(100)) });

const subjectOf = (server: string): string => `own.${server}.going`;

/** Counts the calls of a line at all servers of the house, and says to the others at how many this one is. */
export class GoingAtHouse {
  readonly #bus: Bus;
  readonly #cluster: Platform['cluster'];
  readonly #here: (line: string) => number;
  readonly #stop: () => void;

  constructor({ bus, cluster }: Pick<Platform, 'bus' | 'cluster'>, here: (line: string) => number) {
    this.#bus = bus;
    this.#cluster = cluster;
    this.#here = here;
    this.#stop = bus.answer(subjectOf(bus.serverId), async (text) =>
      JSON.stringify({ v: 1, going: here(AskedForGoing.parse(JSON.parse(text)).line) }),
    );
  }

  /** Answers other servers no more. */
  stop(): void {
    this.#stop();
  }

  /** Calls of a line that go on now, those at other servers as far as they say so in time. */
  async count(line: string): Promise<number> {
    if (this.#cluster.isAlone) return this.#here(line);
    const others = (await this.#cluster.servers()).filter(({ id }) => id !== this.#bus.serverId);
    const said = await Promise.all(others.map(({ id }) => this.#ask(id, line)));
    return said.reduce((sum, going) => sum + going, this.#here(line));
  }

  async #ask(server: string, line: string): Promise<number> {
    const reply = await this.#bus.request(subjectOf(server), JSON.stringify({ v: 1, line }), SAYS_WITHIN_MS);
    return typeof reply === 'object' ? (Going.safeParse(JSON.parse(reply.answer)).data?.going ?? 0) : 0;
  }
}
