import * as z from 'zod/mini';
import { timeMs } from '../fields.ts';
import { GameId, RoomId } from '../ids.ts';

/** One live run of a game, as its operator's lists show it. */
export const Room = z.object({
  _id: RoomId,
  game: GameId,
  name: z.string(),
  /** Six digits; players type it. */
  code: z.string(),
  open: z.boolean(),
  createdAt: timeMs,
  /** When its first slide opened; null: still in the lobby. */
  startedAt: z.nullable(timeMs),
  playersCount: z.int(),
  /** Free, for at most three players. */
  demo: z.boolean(),
  /** Credits that the first slide will cost, or did; 0: none. */
  price: z.int(),
  /** Who opened it: in lists, where it is somebody else or the list is for admins; else empty. */
  operator: z.string(),
  /** Of one room: the game's owner, in whose list the result will be, where it will not be in the caller's; else empty. */
  keeper: z.string(),
});
export type Room = z.infer<typeof Room>;

export const ROOM_CODE_PATTERN = /^\d{6}$/;
