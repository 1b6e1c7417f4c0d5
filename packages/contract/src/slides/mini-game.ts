import * as z from 'zod/mini';

/** The share of its points that the mini-game told, 0..1; null: it told none. Nobody can check it. */
export const MiniGameResponse = z.strictObject({
  type: z.literal('miniGame'),
  share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
});
