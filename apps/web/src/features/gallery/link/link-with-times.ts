import { type VideoLink, videoPageUrl } from '@qc/contract/video-links';

/** The film's own address with its chosen part in it, so that the gallery entry remembers both. */
export function linkWithTimes(
  { provider, publicId }: VideoLink,
  { startMs, endMs }: { startMs: number | null; endMs: number | null },
): string {
  const page = videoPageUrl(provider, publicId);
  const startS = Math.floor((startMs ?? 0) / 1000);
  if (provider === 'vimeo') return startS > 0 ? `${page}#t=${startS}s` : page;
  const start = startS > 0 ? `&t=${startS}` : '';
  return `${page}${start}${endMs === null ? '' : `&end=${Math.ceil(endMs / 1000)}`}`;
}
