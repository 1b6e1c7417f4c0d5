import { type Media, type MediaRef, VIDEO_CUT_MAX_MS } from '@qc/contract';
import { parseVideoLink } from '@qc/contract/video-links';

/** What is to be played of a film or sound; null: from its beginning, to its end. */
export type ChosenPart = Pick<MediaRef, 'startMs' | 'endMs'>;

/** A use of a gallery entry as it is first offered: the part that was chosen at its upload, or that its link names. */
export function newMediaRef(media: Media, part: ChosenPart | null): MediaRef {
  const { _id, type, provider, publicId, width, height, durationMs } = media;
  const use = { _id, type, provider, publicId, width, height, durationMs, alt: '' };
  if (part) return { ...use, startMs: part.startMs, endMs: within(part.endMs, durationMs) };
  if (provider !== 'file') {
    const link = parseVideoLink(media.link);
    const startMs = link?.startMs ?? null;
    const latest = (startMs ?? 0) + VIDEO_CUT_MAX_MS;
    return { ...use, startMs, endMs: link?.endMs ? Math.min(link.endMs, latest) : null };
  }
  const tooLong = type !== 'image' && durationMs > VIDEO_CUT_MAX_MS;
  return { ...use, startMs: null, endMs: tooLong ? VIDEO_CUT_MAX_MS : null };
}

/** The server measures anew, and may find a file a hair shorter than the browser did. */
function within(endMs: number | null, durationMs: number): number | null {
  return endMs !== null && durationMs > 0 ? Math.min(endMs, durationMs) : endMs;
}
