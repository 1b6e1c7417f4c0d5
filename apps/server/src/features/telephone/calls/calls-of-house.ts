import { setTimeout as wait } from 'node:timers/promises';
import type { CallerDoor, RoomElsewhere } from '#features/rooms';
import type { Bus } from '#platform/bus/bus';
import type { KnownLine, KnownLines } from '../line/known-lines.ts';
import type { Asked, CallDesk } from './call-desk.ts';
import { CallElsewhere } from './call-elsewhere.ts';
import type { Taken } from './live-call.ts';
import { AskedOfServer, ServerReply } from './told-calls.ts';

/** What it takes to answer calls wherever their rooms are. */
export interface HouseParts {
  bus: Bus;
  door: Pick<CallerDoor, 'isShared' | 'room' | 'doubt'>;
  desk: Pick<CallDesk, 'take'>;
  lines: Pick<KnownLines, 'find'>;
}

/** A room on its way between servers is waited for so long before the caller hears the last words again, ms. */
const PATIENCE_MS = 4000;
/** A line waits fifteen seconds, ms. */
const ALL_MS = 11_000;
/** Another server has answered by then, or it is asked where the room is, ms. */
const ANSWER_MS = 5000;
const AGAIN_MS = 200;

/**
 * Answers what a line tells of a call, at whichever server it comes in: by the server that has the call's room. That a
 * server dies or gives the room away in between is no matter, as all that is told twice is done once.
 */
export class CallsOfHouse {
  readonly #parts: HouseParts;
  readonly #stop: () => void;

  constructor(parts: HouseParts) {
    this.#parts = parts;
    const { bus } = parts;
    this.#stop = bus.answer(subjectOf(bus.serverId), (text) => this.#answer(text));
  }

  /** Answers other servers no more. */
  stop(): void {
    this.#stop();
  }

  /** As `CallDesk` does, here or elsewhere. Throws where nobody could answer in time. */
  async take(line: KnownLine, asked: Asked): Promise<Taken> {
    const { desk, door } = this.#parts;
    const beganAtMs = performance.now();
    for (;;) {
      const tookMs = performance.now() - beganAtMs;
      if (tookMs > ALL_MS) throw new Error('no server has the room of a call');
      const taken = await moved(desk.take(line, asked, door.isShared && tookMs < PATIENCE_MS));
      if (!(taken instanceof CallElsewhere)) return taken;
      const told = taken.place && (await this.#follow(taken.place, { line: line.id, asked }));
      if (told) return told;
      await wait(AGAIN_MS);
    }
  }

  /** Null: its server does not have it, or has not said so. */
  async #follow(place: RoomElsewhere, told: { line: string; asked: Asked }): Promise<Taken | null> {
    const { bus, door } = this.#parts;
    const { server, room, epoch } = place;
    const text = JSON.stringify({ v: 1, ...told, room, epoch });
    const reply = await bus.request(subjectOf(server), text, ANSWER_MS);
    const read = typeof reply === 'object' ? ServerReply.safeParse(JSON.parse(reply.answer)).data : undefined;
    if (read && 'taken' in read) return read.taken;
    door.doubt(place);
    return null;
  }

  async #answer(text: string): Promise<string> {
    const { lines, desk, door } = this.#parts;
    const { line: id, asked, room: roomId, epoch } = AskedOfServer.parse(JSON.parse(text));
    const [line, room] = [await lines.find(id), door.room(roomId)];
    const away = JSON.stringify({ v: 1, away: true });
    if (line === null || room === null || room.epoch < epoch) return away;
    const taken = await moved(desk.take(line, asked, true));
    return taken instanceof CallElsewhere ? away : JSON.stringify({ v: 1, taken });
  }
}

const subjectOf = (server: string): string => `own.${server}.phone`;

function moved(taking: Promise<Taken>): Promise<Taken | CallElsewhere> {
  return taking.catch((error: unknown) => {
    if (error instanceof CallElsewhere) return error;
    throw error;
  });
}
