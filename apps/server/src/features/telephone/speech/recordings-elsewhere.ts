import { telephoneWavMs } from '@qc/telephone/wav';
import type { Bus } from '#platform/bus/bus';
import type { Cluster } from '#platform/cluster/cluster';
import * as z from 'zod/mini';
import type { Recordings } from './recordings.ts';

/** So much of one goes with a message, bytes: in letters a third more. */
const PART = 300_000;
/** More than half an hour of speech is none of ours. */
const WHOLE_MAX = 32 * 1024 ** 2;
const ASK_MS = 1500;

const Asked = z.object({ v: z.literal(1), name: z.string().check(z.regex(/^[0-9a-f]{40}$/)), from: z.int() });
type Asked = z.infer<typeof Asked>;
/** `whole`: bytes of all of it; 0: it is not there. */
const Part = z.object({ v: z.literal(1), whole: z.int().check(z.nonnegative(), z.lte(WHOLE_MAX)), part: z.base64() });

/**
 * Recordings, also those that other servers have made: what one of them says on the telephone is fetched from whichever
 * the line comes to. What was fetched once is kept.
 */
export class RecordingsElsewhere {
  readonly #recordings: Pick<Recordings, 'read' | 'keep'>;
  readonly #bus: Bus;
  readonly #cluster: Pick<Cluster, 'isAlone' | 'servers'>;
  readonly #fetching = new Map<string, Promise<Buffer | null>>();
  readonly #stop: () => void;

  constructor(recordings: Pick<Recordings, 'read' | 'keep'>, bus: Bus, cluster: Pick<Cluster, 'isAlone' | 'servers'>) {
    this.#recordings = recordings;
    this.#bus = bus;
    this.#cluster = cluster;
    this.#stop = bus.answer(subjectOf(bus.serverId), (text) => this.#answer(text));
  }

  /** Answers other servers no more. */
  stop(): void {
    this.#stop();
  }

  /** Its bytes; null: no server has it, or none says so in time. */
  async read(name: string): Promise<Buffer | null> {
    const own = await this.#recordings.read(name);
    if (own !== null || this.#cluster.isAlone) return own;
    const fetching = this.#fetching.get(name) ?? this.#fetch(name).finally(() => this.#fetching.delete(name));
    this.#fetching.set(name, fetching);
    return fetching;
  }

  async #fetch(name: string): Promise<Buffer | null> {
    const others = (await this.#cluster.servers()).filter(({ id }) => id !== this.#bus.serverId);
    for (const { id } of others) {
      const wav = await this.#fetchFrom(id, name);
      if (wav === null) continue;
      await this.#recordings.keep(name, wav);
      return wav;
    }
    return null;
  }

  async #fetchFrom(server: string, name: string): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    for (let [have, whole] = [0, Infinity]; have < whole;) {
      const asked: Asked = { v: 1, name, from: have };
      const reply = await this.#bus.request(subjectOf(server), JSON.stringify(asked), ASK_MS);
      const read = typeof reply === 'object' ? Part.safeParse(JSON.parse(reply.answer)).data : undefined;
      if (!read || read.part === '') return null;
      const part = Buffer.from(read.part, 'base64');
      parts.push(part);
      whole = read.whole;
      have += part.length;
    }
    const wav = Buffer.concat(parts);
    return telephoneWavMs(wav.length) > 0 ? wav : null;
  }

  async #answer(text: string): Promise<string> {
    const { name, from } = Asked.parse(JSON.parse(text));
    const wav = (await this.#recordings.read(name)) ?? Buffer.alloc(0);
    return JSON.stringify({ v: 1, whole: wav.length, part: wav.subarray(from, from + PART).toString('base64') });
  }
}

const subjectOf = (server: string): string => `own.${server}.said`;
