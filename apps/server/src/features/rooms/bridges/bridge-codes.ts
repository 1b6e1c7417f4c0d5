import type { RoomPlatform } from '../live-ground.ts';
import type { Room } from '@qc/engine/live/room';

/** Without those that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const VALID_MS = 10 * 60_000;

interface Given {
  room: Room;
  untilMs: number;
  /** The bridge that has said it; null: none yet. */
  usedBy: string | null;
  /** That bridge was let in. */
  isIn: boolean;
}

/**
 * Codes by which bridges come in: each for one room, for ten minutes, for one bridge. In memory: a server that starts
 * anew knows none, and the console gives another.
 */
export class BridgeCodes {
  readonly #seams: Pick<RoomPlatform, 'now' | 'random'>;
  readonly #given = new Map<string, Given>();

  constructor(seams: Pick<RoomPlatform, 'now' | 'random'>) {
    this.#seams = seams;
  }

  /** A new code for a room. The one before it, if nobody came by it, is good no more. */
  give(room: Room): { code: string; validMs: number } {
    const { now, random } = this.#seams;
    for (const [code, { untilMs, room: of, usedBy }] of this.#given)
      if (untilMs <= now() || (of === room && usedBy === null)) this.#given.delete(code);
    const code = Array.from({ length: LENGTH }, () => LETTERS[random.below(LETTERS.length)]).join('');
    this.#given.set(code, { room, untilMs: now() + VALID_MS, usedBy: null, isIn: false });
    return { code, validMs: VALID_MS };
  }

  /** The room of a code that is good for somebody; null: none. */
  find(code: string): Room | null {
    const given = this.#given.get(code);
    return given && given.untilMs > this.#seams.now() ? given.room : null;
  }

  /**
   * The room that a code lets a bridge into, which is the only one from now on; null: none. A bridge that has not heard
   * the reply to it may say its own code again: `isIn`, it was let in before.
   */
  use(code: string, host: string): Pick<Given, 'room' | 'isIn'> | null {
    const given = this.#given.get(code);
    if (!given || given.untilMs <= this.#seams.now()) return null;
    if (given.usedBy !== null && given.usedBy !== host) return null;
    given.usedBy = host;
    return given;
  }

  /** The bridge that used it was let in: once it is sent away, the code does not bring it back. */
  letIn(code: string): void {
    const given = this.#given.get(code);
    if (given) given.isIn = true;
  }
}
