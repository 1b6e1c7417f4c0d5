import type { Room } from '@qc/engine/live/room';
import type { RoomPlatform } from '../live-ground.ts';

/** Without those that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const VALID_MS = 30 * 60_000;

/** A screen link: its room, and its number in it. */
export interface LinkOfRoom {
  room: Room;
  number: number;
}

/**
 * Codes that are typed at another machine instead of a screen link's address. Each is good for half an hour, also more
 * than once, and as long as the link. In memory: a server that starts anew knows none, and the console gives another.
 */
export class ScreenCodes {
  readonly #seams: Pick<RoomPlatform, 'now' | 'random'>;
  readonly #given = new Map<string, LinkOfRoom & { untilMs: number }>();

  constructor(seams: Pick<RoomPlatform, 'now' | 'random'>) {
    this.#seams = seams;
  }

  /** A code for a link. The one before it is good no more. */
  give({ room, number }: LinkOfRoom): { code: string; validMs: number } {
    const { now, random } = this.#seams;
    for (const [code, given] of this.#given)
      if (given.untilMs <= now() || (given.room === room && given.number === number)) this.#given.delete(code);
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
