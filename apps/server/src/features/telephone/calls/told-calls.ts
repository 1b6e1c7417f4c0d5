import { LANGUAGES } from '@qc/contract';
import * as z from 'zod/mini';

/** What servers of a house say to each other of calls. Words and keys alone: who told it has proved that it is the line's. */
const Recording = z.object({
  say: z.literal('recording'),
  url: z.string(),
  lengthMs: z.number(),
  says: z.exactOptional(z.string()),
});

const LineEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started') }),
  z.object({ type: z.literal('pressed'), turn: z.int(), keys: z.string(), ended: z.boolean() }),
  z.object({ type: z.literal('hungUp') }),
]);

const LineReply = z.object({
  spoken: z.array(
    z.discriminatedUnion('say', [
      z.object({ say: z.literal('text'), text: z.string(), language: z.enum(LANGUAGES) }),
      Recording,
      z.object({ say: z.literal('silence'), ms: z.number() }),
    ]),
  ),
  collect: z.nullable(
    z.object({
      turn: z.int(),
      max: z.int(),
      min: z.int(),
      byHash: z.boolean(),
      allowed: z.string(),
      timeoutMs: z.number(),
    }),
  ),
});

/** What a line tells of a call whose room is thought to be at the server that is asked, under this epoch or a later one. */
export const AskedOfServer = z.object({
  v: z.literal(1),
  line: z.string().check(z.maxLength(100)),
  room: z.string().check(z.maxLength(100)),
  epoch: z.int(),
  asked: z.object({
    callId: z.string(),
    from: z.nullable(z.string()),
    invited: z.nullable(z.string()),
    event: LineEvent,
    tone: z.nullable(Recording),
  }),
});

/** What that server has answered; `away`: it does not have the room, and has done nothing. */
export const ServerReply = z.union([
  z.object({ v: z.literal(1), away: z.literal(true) }),
  z.object({
    v: z.literal(1),
    taken: z.union([z.literal('foreign'), z.object({ reply: z.nullable(LineReply), isOver: z.boolean() })]),
  }),
]);
