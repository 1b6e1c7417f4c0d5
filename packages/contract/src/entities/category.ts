import * as z from 'zod/mini';
import { name, timeMs } from '../fields.ts';
import { CategoryId } from '../ids.ts';

/** A label on questions. `shared`: offered to everyone and managed by admins. */
export const Category = z.object({ _id: CategoryId, name: z.string(), shared: z.boolean(), createdAt: timeMs });
export type Category = z.infer<typeof Category>;

export const CategoryFields = z.strictObject({ name });
export type CategoryFields = z.infer<typeof CategoryFields>;
