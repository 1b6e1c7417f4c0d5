import type { Room } from '@qc/engine/live/room';
import type { RoomHost } from './room-host.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often old rooms are looked for, ms. */
const LOOK_EVERY_MS = 60 * 60 * 1000;
/** A room in which somebody did something this recently is in use, whatever its age, ms. */
const IN_USE_MS = 2 * 60 * 60 * 1000;

/** Closes rooms that were left open: older than `days`, with nobody in them. Their results are kept like any other. */
export class AgeOut {
  readonly #host: RoomHost;
  readonly #days: () => Promise<number>;
  #cancel: (() => void) | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** `days` is asked anew each time: admins may change it. */
  constructor(host: RoomHost, days: () => Promise<number>) {
    this.#host = host;
    this.#days = days;
  }

  /** Looks now, and every hour from here on. */
  start(): void {
    this.#turn = this.closeOldRooms().catch((error: unknown) =>
      this.#host.platform.log.error({ err: error }, 'old rooms could not be closed'),
    );
    this.#cancel = this.#host.timers.after(LOOK_EVERY_MS, () => this.start());
  }

  /** Ends the job; a turn under way is finished first. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#turn;
  }

  /** One turn. The reply is how many rooms were closed. */
  async closeOldRooms(): Promise<number> {
    const now = this.#host.platform.now();
    const olderThanMs = now - (await this.#days()) * DAY_MS;
    const left = this.#host.rooms().filter((room) => isLeft(room, olderThanMs, now));
    for (const room of left) {
      this.#host.platform.log.info({ room: room.id }, 'a room that was left open is closed');
      room.submit({ type: 'operate', action: { do: 'end' }, expect: null });
    }
    return left.length;
  }
}

function isLeft(room: Room, olderThanMs: number, now: number): boolean {
  const { phase, game } = room.state;
  // A self-paced run has a deadline of its own.
  if (phase.name === 'ended' || game.pace === 'self') return false;
  const unused = room.broadcast.wires === 0 && now - room.lastAtMs > IN_USE_MS;
  return unused && room.identity.createdAtMs < olderThanMs;
}
