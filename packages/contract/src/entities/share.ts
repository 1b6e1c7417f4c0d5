import * as z from 'zod/mini';
import { email, timeMs } from '../fields.ts';
import { GameId, ShareId, UserId } from '../ids.ts';

/** 1: full edit of the same game; 2: a copy that can be run but not edited; 3: a copy of one's own. */
export const TRANSFER_TYPES = [1, 2, 3] as const;
export const TransferType = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type TransferType = z.infer<typeof TransferType>;

/** What the giver of a share hears later. */
export const SHARE_NEWS = ['arrived', 'left'] as const;

const Person = z.object({ _id: UserId, name: z.string(), email: z.string() });
/** Of a share that waits nothing is known but the address: null, and no name. */
const Receiver = z.extend(Person, { _id: z.nullable(UserId) });

/** A game given to somebody; it stays in the transfer log when it has been revoked. */
export const Share = z.object({
  _id: ShareId,
  /** The game as the signed-in person sees it: the sharer the original, the receiver of a copy the copy. */
  game: GameId,
  gameName: z.string(),
  sharer: Person,
  receiver: Receiver,
  transferType: TransferType,
  createdAt: timeMs,
  /** Nobody has proved to have the address yet: nothing can be read before, and it becomes a share by the proof. */
  waiting: z.boolean(),
  revokedAt: z.nullable(timeMs),
  /** When the receiver was told on screen; null: not yet. */
  seenAt: z.nullable(timeMs),
  /** Ended by the receiver, not by the giver. */
  givenBack: z.boolean(),
  /** What the giver has yet to hear: it waited and has arrived, or the receiver left. To the giver only. */
  news: z.nullable(z.enum(SHARE_NEWS)),
});
export type Share = z.infer<typeof Share>;

/** The share dialog. */
export const NewShare = z.strictObject({ game: GameId, email, transferType: TransferType });
export type NewShare = z.infer<typeof NewShare>;
