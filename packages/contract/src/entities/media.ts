import * as z from 'zod/mini';
import { shortText, text, timeMs } from '../fields.ts';
import { MediaId } from '../ids.ts';

export const MEDIA_TYPES = ['image', 'video', 'audio'] as const;
export const MediaType = z.enum(MEDIA_TYPES);
export type MediaType = z.infer<typeof MediaType>;

/** A file in somebody's gallery. `publicId` addresses it at the delivery service. */
export const Media = z.object({
  _id: MediaId,
  title: z.string(),
  type: MediaType,
  publicId: z.string(),
  /** Pixels; 0 for sound. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  createdAt: timeMs,
});
export type Media = z.infer<typeof Media>;

/** A use of a gallery file in a game or slide. The server rewrites all but `_id` and `alt` from the gallery. */
export const MediaRef = z.object({
  _id: MediaId,
  type: MediaType,
  publicId: z.string().check(z.maxLength(200)),
  width: z.int(),
  height: z.int(),
  /** What the picture shows, for those who do not see it. */
  alt: text(200),
});
export type MediaRef = z.infer<typeof MediaRef>;

/** The one field of a gallery file that its owner edits. A title is required. */
export const MediaTitle = z.strictObject({
  title: shortText.check(z.refine((value) => value !== '', { error: 'required' })),
});
export type MediaTitle = z.infer<typeof MediaTitle>;
