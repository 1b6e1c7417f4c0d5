import type { Bus } from '#platform/bus/bus';
import { jsonOf } from './line-envelope.ts';
import { type AskedOfRoom, RoomCallReply } from './room-calls.ts';
import type { RoomFinder } from './room-finder.ts';

/** Servers asked one after another, where the first say that they do not have the room. */
const TRIES = 3;

/**
 * What came of a call. `here`: this server has the room. `nowhere`: none has. `later`: it is on its way between servers,
 * and nothing was done. `late`: nobody knows whether it was done.
 */
export type Called = { value: unknown } | 'here' | 'nowhere' | 'later' | 'late';

/** Asks the server that has a room. What may have been done is never asked twice. */
export class RoomCaller {
  readonly #bus: Bus;
  readonly #finder: RoomFinder;

  constructor(bus: Bus, finder: RoomFinder) {
    this.#bus = bus;
    this.#finder = finder;
  }

  /** Waits at most `withinMs` for each server that is asked. */
  async call(room: string, call: AskedOfRoom, withinMs: number): Promise<Called> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const place = await this.#finder.room(room).catch(() => 'returning' as const);
      if (place === 'returning') return 'later';
      if (place === null) return 'nowhere';
      if ('here' in place) return 'here';
      const called = await this.#ask(place.server, JSON.stringify({ v: 1, room, call }), withinMs);
      if (called !== 'away') return called;
      this.#finder.doubt(place);
    }
    return 'later';
  }

  async #ask(server: string, asked: string, withinMs: number): Promise<Called | 'away'> {
    const reply = await this.#bus.request(`own.${server}.call`, asked, withinMs);
    if (reply === 'nobody') return 'away';
    if (reply === 'late') return 'late';
    const read = RoomCallReply.safeParse(jsonOf(reply.answer));
    if (!read.success) return 'late';
    return 'away' in read.data ? 'away' : { value: read.data.value };
  }
}
