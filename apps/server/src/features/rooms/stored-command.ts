import { OperatorAction } from '@qc/contract';
import type { Command } from '@qc/engine';
import * as z from 'zod/mini';

const seat = z.int().check(z.minimum(0));

/** A command as the journal keeps it. */
export const StoredCommand = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    name: z.string(),
    phone: z.string(),
    consent: z.boolean(),
    tokenHash: z.string(),
    deviceHash: z.optional(z.string()),
    team: z.optional(z.nullable(z.int())),
    pattern: z.optional(z.array(z.int())),
    messageId: z.string(),
  }),
  z.object({
    type: z.literal('answer'),
    seat,
    slide: z.int(),
    visit: z.int(),
    choice: z.array(z.int()),
    // Journals of earlier versions have none.
    text: z._default(z.string(), ''),
    messageId: z.string(),
  }),
  z.object({ type: z.literal('presence'), seat, present: z.boolean() }),
  z.object({ type: z.literal('leave'), seat, messageId: z.string() }),
  z.object({
    type: z.literal('operate'),
    action: OperatorAction,
    expect: z.nullable(z.int()),
    messageId: z.optional(z.string()),
    by: z.optional(z.string()),
  }),
  z.object({ type: z.literal('devicesReady'), visit: z.int() }),
  z.object({ type: z.literal('turnPattern'), pattern: z.array(z.int()) }),
  z.object({ type: z.literal('advance'), seat, expect: z.int(), messageId: z.string() }),
  z.object({ type: z.literal('closeSelf') }),
  z.object({ type: z.literal('tick') }),
  z.object({ type: z.literal('restarted'), awaySinceMs: z.number() }),
]) satisfies z.ZodMiniType<Command>;

/** One row of the journal: commands in order, each with the time it was judged by. */
export const StoredEntries = z.array(z.tuple([z.number(), StoredCommand]));
