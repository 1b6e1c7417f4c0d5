import type { Room } from '@qc/engine/live/room';
import type { RoomPlatform } from '../live-ground.ts';

/** Without those that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const VALID_MS = 60 * 60_000;
/** One that is good for longer than this is said again: somebody may be on the way with it. */
const SAID_AGAIN_MS = VALID_MS / 2;

/** A screen link: its room, and its number in it. */
export interface LinkOfRoom {
  room: Room;
  number: number;
}

/**
 * Codes that are typed at another machine instead of a screen link's address. Each is good for an hour, also more than
 * once, and as long as the link. In memory: a server that starts anew knows none, and the console gives another.
 */
export class ScreenCodes {
  readonly #seams: Pick<RoomPlatform, 'now' | 'random'>;
  readonly #given = new Map<string, LinkOfRoom & { untilMs: number }>();

  constructor(seams: Pick<RoomPlatform, 'now' | 'random'>) {
    this.#seams = seams;
  }

  /** A code for a link, and how long it is good: the one before it, or a new one that takes its place. */
  give({ room, number }: LinkOfRoom): { code: string; validMs: number } {
    const { now, random } = this.#seams;
    for (const [code, given] of this.#given) {
      const leftMs = given.untilMs - now();
      const isOwn = given.room === room && given.number === number;
      if (isOwn && leftMs > SAID_AGAIN_MS) return { code, validMs: leftMs };
      if (isOwn || leftMs <= 0) this.#given.delete(code);
    }
    const code = Array.from({ length: LENGTH }, () => LETTERS[random.below(LETTERS.length)]).join('');
    this.#given.set(code, { room, number, untilMs: now() + VALID_MS });
    return { code, validMs: VALID_MS };
  }

  /** The link that a code means; null: none, or none any more. */
  find(code: string): LinkOfRoom | null {
    const given = this.#given.get(code);
    return given && given.untilMs > this.#seams.now() ? given : null;
  }
}
