import { HelloBridge, HelloPlayer, HelloScreen, HelloStaff } from '@qc/contract/live/client-messages';
import * as z from 'zod/mini';

/** What a server says of a page of its own whose room is at the server it speaks to. */
export const RelayedHello = z.object({
  hello: z.discriminatedUnion('t', [HelloPlayer, HelloStaff, HelloBridge, HelloScreen]),
  /** The network it comes from. */
  address: z.string().check(z.maxLength(100)),
  baseUrl: z.string().check(z.maxLength(500)),
  standing: z.enum(['free', 'late', 'stopped']),
  /** Where its room is thought to be: whoever has it under an earlier epoch has it no more. */
  room: z.string().check(z.maxLength(100)),
  epoch: z.int(),
});
export type RelayedHello = z.infer<typeof RelayedHello>;
