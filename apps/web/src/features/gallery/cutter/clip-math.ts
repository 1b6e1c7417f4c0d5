import type { Clip } from '../upload/upload-line.ts';

/** Shortest part, ms. */
export const CLIP_MIN_MS = 500;

/** What is pulled on the timeline. */
export type ClipHandle = 'start' | 'end' | 'move';

/** The part after a handle was brought to a moment: inside the film, never too short, and never longer than allowed. */
export function pullClip(clip: Clip, handle: ClipHandle, toMs: number, durationMs: number, maxMs: number): Clip {
  const at = Math.round(Math.min(Math.max(toMs, 0), durationMs));
  const length = clip.endMs - clip.startMs;
  if (handle === 'move') {
    const startMs = Math.min(at, durationMs - length);
    return { startMs, endMs: startMs + length };
  }
  // The other handle is taken along rather than letting the part grow over its limit.
  if (handle === 'start') {
    const startMs = Math.min(at, durationMs - CLIP_MIN_MS);
    const endMs = Math.min(Math.max(clip.endMs, startMs + CLIP_MIN_MS), startMs + maxMs);
    return { startMs, endMs };
  }
  const endMs = Math.max(at, CLIP_MIN_MS);
  return { startMs: Math.max(Math.min(clip.startMs, endMs - CLIP_MIN_MS), endMs - maxMs, 0), endMs };
}
