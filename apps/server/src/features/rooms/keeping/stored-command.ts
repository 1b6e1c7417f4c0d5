import { OperatorAction, SlideResponse } from '@qc/contract';
import type { Command, RunGame } from '@qc/engine';
import * as z from 'zod/mini';
import { OldAnswer, readOldAnswer } from '#features/run-state';

const seat = z.int().check(z.minimum(0));

const answer = { type: z.literal('answer'), seat, slide: z.int(), visit: z.int(), messageId: z.string() };

/** A command as the journal keeps it today. */
const CurrentCommand = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    name: z.string(),
    phone: z.string(),
    consent: z.boolean(),
    tokenHash: z.string(),
    deviceHash: z.optional(z.string()),
    team: z.optional(z.nullable(z.int())),
    pattern: z.optional(z.array(z.int())),
    line: z.optional(z.string()),
    faceBits: z.optional(z.int()),
    messageId: z.string(),
  }),
  z.object({ ...answer, response: SlideResponse }),
  z.object({ type: z.literal('reading'), seat, visit: z.int(), readMs: z.number() }),
  z.object({
    type: z.literal('press'),
    remote: z.string(),
    key: z.string(),
    atMs: z.number(),
    host: z.string(),
    seq: z.int(),
    isFinal: z.boolean(),
  }),
  z.object({ type: z.literal('admitBridge'), host: z.string(), name: z.string(), tokenHash: z.string() }),
  z.object({ type: z.literal('presence'), seat, present: z.boolean() }),
  z.object({ type: z.literal('leave'), seat, messageId: z.string() }),
  z.object({ type: z.literal('face'), seat, bits: z.int(), messageId: z.string() }),
  z.object({
    type: z.literal('operate'),
    action: OperatorAction,
    expect: z.nullable(z.int()),
    messageId: z.optional(z.string()),
    windsDown: z.optional(z.boolean()),
    by: z.optional(z.string()),
  }),
  z.object({ type: z.literal('devicesReady'), visit: z.int() }),
  z.object({ type: z.literal('turnPattern'), pattern: z.array(z.int()) }),
  z.object({ type: z.literal('advance'), seat, expect: z.int(), messageId: z.string() }),
  z.object({ type: z.literal('closeSelf') }),
  z.object({ type: z.literal('tick') }),
  z.object({ type: z.literal('restarted'), awaySinceMs: z.number() }),
]) satisfies z.ZodMiniType<Command>;

/** The same, or an answer as versions before 0.9.2 wrote it. */
export const StoredCommand = z.union([CurrentCommand, z.object({ ...answer, ...OldAnswer.shape })]);
export type StoredCommand = z.infer<typeof StoredCommand>;

/** A command with the time it was judged by, ms since 1970. */
export const StoredEntry = z.tuple([z.number(), StoredCommand]);
export type StoredEntry = readonly [atMs: number, command: StoredCommand];

/** One row of the journal: commands in order. */
export const StoredEntries = z.array(StoredEntry);

/** A command of the journal as it is given today; what earlier versions wrote otherwise is read by its game. */
export function commandOf(stored: StoredCommand, { slides }: Pick<RunGame, 'slides'>): Command {
  if (stored.type !== 'answer' || 'response' in stored) return stored;
  const { choice, text, ...command } = stored;
  // Only what was taken is in a journal: there is no answer that says nothing.
  const response = readOldAnswer(slides[stored.slide]?.type, { choice, text }) ?? { type: 'survey', picks: [] };
  return { ...command, response };
}
