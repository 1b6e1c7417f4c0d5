import * as z from 'zod/mini';
import { link, shortText, text, timeMs } from '../fields.ts';
import { MEDIA_ALT_MAX } from '../limits.ts';
import { MediaId } from '../ids.ts';

export const MEDIA_TYPES = ['image', 'video', 'audio'] as const;
export const MediaType = z.enum(MEDIA_TYPES);
export type MediaType = z.infer<typeof MediaType>;

/** Where a medium lives: a file of our own, or a film on a video site. */
export const MEDIA_PROVIDERS = ['file', 'youtube', 'vimeo'] as const;
export const MediaProvider = z.enum(MEDIA_PROVIDERS);
export type MediaProvider = z.infer<typeof MediaProvider>;

/**
 * An entry of somebody's gallery. `publicId` addresses a file at the delivery service; on a video site it is the
 * film's id (Vimeo: `id` or `id/hash`).
 */
export const Media = z.object({
  _id: MediaId,
  title: z.string(),
  type: MediaType,
  provider: MediaProvider,
  publicId: z.string(),
  /** Pixels; 0 for sound and where they are not known. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Of a film or sound; 0: not known, or a picture. */
  durationMs: z.int(),
  /** The link it came from; empty: uploaded. */
  link: z.string(),
  createdAt: timeMs,
});
export type Media = z.infer<typeof Media>;

/**
 * A use of a gallery entry in a game or slide. The server rewrites all but `_id`, `alt`, `startMs` and `endMs` from
 * the gallery. What newer versions added has a default, so that older records read.
 */
export const MediaRef = z.object({
  _id: MediaId,
  type: MediaType,
  provider: z._default(MediaProvider, 'file'),
  publicId: z.string().check(z.maxLength(200)),
  width: z.int(),
  height: z.int(),
  durationMs: z._default(z.int().check(z.minimum(0)), 0),
  /** Where playing begins; null: at the beginning. */
  startMs: z._default(z.nullable(timeMs), null),
  /** Where playing ends; null: at the end. */
  endMs: z._default(z.nullable(timeMs), null),
  /** What it shows, for those who do not see it. */
  alt: text(MEDIA_ALT_MAX),
});
export type MediaRef = z.infer<typeof MediaRef>;

/** The one field of a gallery file that its owner edits. A title is required. */
export const MediaTitle = z.strictObject({
  title: shortText.check(z.refine((value) => value !== '', { error: 'required' })),
});
export type MediaTitle = z.infer<typeof MediaTitle>;

/** A link to bring into the gallery: a film on a video site, or a file to fetch from a file-storage service. */
export const MediaLink = z.strictObject({
  link: link.check(z.refine((value) => value !== '', { error: 'required' })),
  title: z.optional(shortText),
});
export type MediaLink = z.infer<typeof MediaLink>;

/** A finished resumable upload that becomes a gallery entry. */
export const FinishedUpload = z.strictObject({
  upload: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  title: z.optional(shortText),
});
export type FinishedUpload = z.infer<typeof FinishedUpload>;
