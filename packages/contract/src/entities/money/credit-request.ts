import * as z from 'zod/mini';
import { text, timeMs } from '../../fields.ts';
import { CreditRequestId, UserId } from '../../ids.ts';
import { CREDITS_MAX, NOTE_MAX } from '../../limits.ts';

/** `open` until an admin gives credits, or somebody who may turns it down. */
export const CREDIT_REQUEST_STATES = ['open', 'granted', 'declined'] as const;

/** Somebody asks for credits. */
export const CreditRequest = z.object({
  _id: CreditRequestId,
  user: z.object({ _id: UserId, name: z.string(), email: z.string() }),
  /** Whose credits it is about when the person is a member; null: the person's own. */
  institution: z.nullable(z.string()),
  note: z.string(),
  state: z.enum(CREDIT_REQUEST_STATES),
  /** Credits that came; 0: none. */
  amount: z.int(),
  /** Why it was turned down. */
  reason: z.string(),
  createdAt: timeMs,
  decidedAt: z.nullable(timeMs),
});
export type CreditRequest = z.infer<typeof CreditRequest>;

export const NewCreditRequest = z.strictObject({ note: z._default(text(NOTE_MAX), '') });
export const GrantCreditRequest = z.strictObject({ amount: z.int().check(z.minimum(1), z.maximum(CREDITS_MAX)) });
export const DeclineCreditRequest = z.strictObject({ reason: z._default(text(NOTE_MAX), '') });
