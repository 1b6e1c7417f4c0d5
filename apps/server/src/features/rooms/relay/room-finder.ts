import type { ClientMessageOf } from '@qc/contract';
import type { Bus } from '#platform/bus/bus';
import * as z from 'zod/mini';
import { answersAt } from '../owning/who-answers.ts';
import type { RoomDirectory, RoomElsewhere, RoomPlace } from '../owning/room-directory.ts';
import type { Hello } from '../wire/page.ts';
import { jsonOf } from './line-envelope.ts';
import type { Gateway } from '../wire/gateway.ts';

/** A server that has it says so within this time, ms. */
const ASK_MS = 700;
/** What was asked is not asked again for this long, ms: thousands may come by one code at one instant. */
const KNOWN_MS = 1000;

/** What only the memory of a server knows: codes given there, and rooms that are over. */
const Asked = z.object({
  v: z.literal(1),
  by: z.enum(['room', 'code', 'screenCode', 'bridgeCode']),
  word: z.string().check(z.maxLength(100)),
});
type Asked = z.infer<typeof Asked>;
const Reply = z.object({ v: z.literal(1), has: z.nullable(z.object({ room: z.string(), epoch: z.int() })) });

/** What all servers say together. */
type Answered = RoomElsewhere | 'returning' | null;

/** The servers of the house. */
export type Servers = () => Promise<readonly { id: string }[]>;

/** Finds the room that a page means. What the directory does not know is asked of every server. */
export class RoomFinder {
  readonly #bus: Bus;
  readonly #directory: RoomDirectory;
  readonly #servers: Servers;
  readonly #gateway: Gateway;
  readonly #known = new Map<string, { place: Promise<Answered>; untilMs: number }>();
  readonly #stop: () => void;

  constructor(gateway: Gateway, bus: Bus, directory: RoomDirectory, servers: Servers) {
    this.#gateway = gateway;
    this.#bus = bus;
    this.#directory = directory;
    this.#servers = servers;
    this.#stop = bus.answer(answersAt(bus.serverId), async (text) =>
      JSON.stringify({ v: 1, has: this.#hasHere(text) }),
    );
  }

  /** Answers no more. */
  close(): void {
    this.#stop();
  }

  /** Throws while it cannot be found out. */
  async find(hello: Hello): Promise<RoomPlace> {
    switch (hello.t) {
      case 'helloPlayer':
        return this.#look(hello.code, hello.token === null ? null : 'code');
      case 'helloStaff':
        return this.#look(hello.room, 'room');
      case 'helloScreen':
      case 'helloBridge':
        return this.#byProof(hello);
    }
  }

  /** A room, also one that is over. Throws while it cannot be found out. */
  async room(id: string): Promise<RoomPlace> {
    return this.#look(id, 'room');
  }

  /** An open room by its code. Throws while it cannot be found out. */
  async open(code: string): Promise<RoomPlace> {
    return this.#look(code, null);
  }

  /** See `RoomDirectory`. */
  doubt(place: RoomElsewhere): void {
    this.#known.clear();
    this.#directory.doubt(place);
  }

  async #byProof({ t, proof }: ClientMessageOf<'helloScreen' | 'helloBridge'>): Promise<RoomPlace> {
    if ('room' in proof) return this.#look(proof.room, 'room');
    return this.#ask({ v: 1, by: t === 'helloScreen' ? 'screenCode' : 'bridgeCode', word: proof.code });
  }

  async #look(codeOrId: string, by: Asked['by'] | null): Promise<RoomPlace> {
    const place = await this.#directory.find(codeOrId);
    // Passed on to this server, which has not read it yet.
    if (place !== null && typeof place === 'object' && 'server' in place && place.server === this.#bus.serverId)
      return 'returning';
    // A run that is over is nobody's any more, and still in memory for those who look at its end.
    return place === null && by !== null ? this.#ask({ v: 1, by, word: codeOrId }) : place;
  }

  #ask(asked: Asked): Promise<Answered> {
    const key = `${asked.by} ${asked.word}`;
    const now = this.#gateway.host.timers.counterMs();
    for (const [of, { untilMs }] of this.#known) if (untilMs <= now) this.#known.delete(of);
    const known = this.#known.get(key);
    if (known) return known.place;
    const place = this.#askAll(JSON.stringify(asked));
    this.#known.set(key, { place, untilMs: now + KNOWN_MS });
    return place;
  }

  async #askAll(text: string): Promise<Answered> {
    const others = (await this.#servers()).filter(({ id }) => id !== this.#bus.serverId);
    const replies = others.map(async ({ id: server }) => {
      const reply = await this.#bus.request(answersAt(server), text, ASK_MS);
      if (reply === 'late') return 'late';
      const has = typeof reply === 'object' ? Reply.safeParse(jsonOf(reply.answer)).data?.has : null;
      return has ? { ...has, server } : null;
    });
    const answers = await Promise.all(replies);
    const found = answers.filter((one) => typeof one === 'object' && one !== null);
    // Who has not answered may have it: it is not gone because of that.
    return found.sort((a, b) => b.epoch - a.epoch)[0] ?? (answers.includes('late') ? 'returning' : null);
  }

  #hasHere(text: string): { room: string; epoch: number } | null {
    const { data } = Asked.safeParse(jsonOf(text));
    const { host, screenCodes, bridgeCodes } = this.#gateway;
    const roomBy = {
      room: (id: string) => host.roomNow(id),
      code: (code: string) => host.roomByCode(code),
      screenCode: (code: string) => screenCodes.find(code)?.room ?? null,
      bridgeCode: (code: string) => bridgeCodes.find(code),
    };
    const room = data ? roomBy[data.by](data.word) : null;
    return room && { room: room.id, epoch: room.epoch };
  }
}
