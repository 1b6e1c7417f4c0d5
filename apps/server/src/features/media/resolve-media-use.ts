import { VIDEO_CUT_MAX_MS, type FieldProblem, type MediaRef, type MediaType } from '@qc/contract';
import type { MediaFile } from './media-use-store.ts';

/** One place in a game or slide where a medium stands. */
export interface MediaPlace {
  /** The field's place in the body. */
  path: string;
  /** What may stand there. */
  types: readonly MediaType[];
  /** It is played whole, by its address: a part of it cannot be chosen. */
  isWhole?: boolean;
}

/**
 * The use of a medium as it may be stored: facts come from the gallery, the description and the selection from the
 * caller. A file (or sound) longer than 30 seconds needs a selection of at most that, and a part of a film on a site
 * is no longer either, unless it is one of `stored`, from before that rule; a whole film of a site is free. A problem
 * otherwise: `unknownMedia`, `mediaType`, `mediaSelection`.
 */
export function resolveMediaUse(
  file: MediaFile | undefined,
  ref: MediaRef,
  place: MediaPlace,
  stored: readonly MediaRef[] = [],
): { ref: MediaRef } | { problem: FieldProblem } {
  const { path } = place;
  if (!file) return { problem: { path, code: 'unknownMedia' } };
  if (!place.types.includes(file.type)) return { problem: { path, code: 'mediaType' } };
  if (file.type === 'image') return { ref: { ...file, alt: ref.alt, startMs: null, endMs: null } };
  const { startMs, endMs } = place.isWhole === true ? { startMs: null, endMs: null } : ref;
  if (!fitsFile(file, startMs ?? 0, endMs)) return { problem: { path, code: 'mediaSelection' } };
  const lengthMs = (endMs ?? file.durationMs) - (startMs ?? 0);
  const isPart = file.provider === 'file' || endMs !== null;
  const isStored = stored.some((one) => one._id === ref._id && one.startMs === startMs && one.endMs === endMs);
  if (isPart && lengthMs > VIDEO_CUT_MAX_MS && !(isStored && file.provider !== 'file')) {
    return { problem: { path, code: 'mediaSelection', limit: VIDEO_CUT_MAX_MS } };
  }
  return { ref: { ...file, alt: ref.alt, startMs, endMs } };
}

/** The start lies before the end, and both within the file where its length is known. */
function fitsFile({ durationMs }: MediaFile, startMs: number, endMs: number | null): boolean {
  if (endMs !== null && startMs >= endMs) return false;
  return durationMs === 0 || (startMs < durationMs && (endMs ?? 0) <= durationMs);
}
