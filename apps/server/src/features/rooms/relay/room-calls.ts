import { CorrectionRequest, DIRECTIONS, GameType, LANGUAGES, LIVE_REFUSALS, OperatorAction } from '@qc/contract';
import { StoredRunGame } from '#features/run-state';
import * as z from 'zod/mini';
import type { RoomOpening } from '../rooms.ts';

/** What one server asks another about a room of that one. */
export const RoomCall = z.object({
  v: z.literal(1),
  room: z.string().check(z.maxLength(100)),
  call: z.discriminatedUnion('do', [
    z.object({ do: z.literal('view') }),
    z.object({ do: z.literal('close') }),
    z.object({ do: z.literal('whenKept') }),
    z.object({
      do: z.literal('command'),
      command: z.object({
        type: z.literal('operate'),
        action: OperatorAction,
        expect: z.nullable(z.int()),
        messageId: z.optional(z.string()),
        windsDown: z.optional(z.boolean()),
        by: z.optional(z.string()),
      }),
    }),
    z.object({
      do: z.literal('openAgain'),
      run: z.object({
        gameId: z.string(),
        userId: z.string(),
        game: StoredRunGame,
        demo: z.optional(z.boolean()),
        gameType: GameType,
        price: z.optional(z.number()),
      }),
    }),
    z.object({
      do: z.literal('correct'),
      correction: z.extend(CorrectionRequest, { by: z.string(), atMs: z.number() }),
    }),
    z.object({ do: z.literal('card') }),
    z.object({ do: z.literal('provesScreen'), token: z.string().check(z.maxLength(100)) }),
  ]),
});
export type RoomCall = z.infer<typeof RoomCall>;
/** What may be asked. */
export type AskedOfRoom = Exclude<RoomCall['call'], { do: 'openAgain' }> | { do: 'openAgain'; run: RoomOpening };

/** The reply; `away`: that server does not have the room. */
export const RoomCallReply = z.union([
  z.object({ v: z.literal(1), away: z.literal(true) }),
  z.object({ v: z.literal(1), value: z.unknown() }),
]);

/** What a room is doing, see `RoomSight`. */
export const SightReply = z.nullable(
  z.object({
    startedAtMs: z.nullable(z.number()),
    players: z.number(),
    over: z.boolean(),
    // A server of the version before says nothing of it.
    callers: z._default(z.boolean(), false),
  }),
);
/** What has become of a command. */
export const DoneReply = z.nullable(
  z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), code: z.enum(LIVE_REFUSALS) })]),
);
/** The room that was opened, see `Rooms.openAgain`. */
export const OpenedReply = z.union([
  z.nullable(
    z.object({
      id: z.string(),
      gameId: z.string(),
      userId: z.string(),
      code: z.nullable(z.string()),
      name: z.string(),
      createdAtMs: z.number(),
      endedAtMs: z.nullable(z.number()),
      demo: z.boolean(),
      gameType: GameType,
      price: z.number(),
    }),
  ),
  z.literal('gone'),
]);
/** What a card beside an address says. */
export const CardReply = z.nullable(
  z.object({ title: z.string(), language: z.enum(LANGUAGES), direction: z.enum(DIRECTIONS) }),
);
