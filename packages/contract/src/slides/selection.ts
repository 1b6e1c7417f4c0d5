import * as z from 'zod/mini';

/** How many answers a player may pick. Set by the author and never derived from the key, which it would give away. */
export const SELECTIONS = ['single', 'multiple'] as const;
export const Selection = z.enum(SELECTIONS);
export type Selection = z.infer<typeof Selection>;
