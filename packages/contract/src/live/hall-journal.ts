import * as z from 'zod/mini';
import { timeMs } from '../fields.ts';
import { PARTICIPANTS_MAX, PATTERN_LENGTH, PATTERN_SHAPES } from '../limits.ts';
import { MessageId, OperatorAction } from './client-messages.ts';
import { Press, ReceiverHost } from './remotes.ts';

/** Most commands of one run: a thousand remotes pressed twice in each of a hundred questions. */
const COMMANDS_MAX = 200_000;
const place = z.int().check(z.minimum(0));

/** What can happen in a hall without the server: no page joins or answers there. */
export const HallCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('operate'),
    action: OperatorAction,
    expect: z.nullable(place),
    messageId: MessageId,
    windsDown: z.literal(true),
  }),
  z.strictObject({ ...Press.shape, type: z.literal('press'), host: ReceiverHost }),
  z.strictObject({
    type: z.literal('presence'),
    seat: z.int().check(z.minimum(0), z.maximum(PARTICIPANTS_MAX - 1)),
    present: z.boolean(),
  }),
  z.strictObject({ type: z.literal('devicesReady'), visit: place }),
  z.strictObject({
    type: z.literal('turnPattern'),
    pattern: z.array(z.int().check(z.minimum(0), z.maximum(PATTERN_SHAPES - 1))).check(z.maxLength(PATTERN_LENGTH)),
  }),
  z.strictObject({ type: z.literal('tick') }),
  z.strictObject({ type: z.literal('restarted'), awaySinceMs: timeMs }),
]);
export type HallCommand = z.infer<typeof HallCommand>;

/** Everything that happened in a hall, in order, each with its time, ms since 1970. */
export const HallJournal = z.array(z.tuple([timeMs, HallCommand])).check(z.maxLength(COMMANDS_MAX));
export type HallJournal = z.infer<typeof HallJournal>;
