import { MEDIA_TYPES, type MediaType, OFFLINE_VIDEO_MAX_MS, UPLOAD_BYTES_MAX, VIDEO_CUT_MAX_MS } from '@qc/contract';
import { IMAGE_BYTES_MAX } from '@qc/contract/limits';
import { fitsLimit } from '../crop/crop-math.ts';

/** Types that may be uploaded, with the endings by which a file is known when the browser does not know its type. */
const TYPES: Record<string, { kind: MediaType; endings: readonly string[] }> = {
  'image/jpeg': { kind: 'image', endings: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', endings: ['png'] },
  'image/webp': { kind: 'image', endings: ['webp'] },
  'image/avif': { kind: 'image', endings: ['avif'] },
  'image/gif': { kind: 'image', endings: ['gif'] },
  'video/mp4': { kind: 'video', endings: ['mp4', 'm4v'] },
  'video/webm': { kind: 'video', endings: ['webm'] },
  'video/quicktime': { kind: 'video', endings: ['mov'] },
  'audio/mpeg': { kind: 'audio', endings: ['mp3'] },
  'audio/mp4': { kind: 'audio', endings: ['m4a'] },
  'audio/x-m4a': { kind: 'audio', endings: [] },
  'audio/wav': { kind: 'audio', endings: ['wav'] },
  'audio/x-wav': { kind: 'audio', endings: [] },
  'audio/ogg': { kind: 'audio', endings: ['ogg', 'oga', 'opus'] },
  'audio/webm': { kind: 'audio', endings: ['weba'] },
};

/** What a look inside has found. */
export interface ProbedFile {
  width: number;
  height: number;
  /** 0: a picture, or not known. */
  durationMs: number;
}

/** Why a file is not taken. */
export type FileProblem =
  | 'tilde'
  | 'wrongType'
  | 'notPicture'
  | 'otherType'
  | 'tooLarge'
  | 'empty'
  | 'tooLong'
  | 'broken';

/** What is to be done with a file: sent as it is, made smaller by itself, cropped or cut by the person first, or not taken. */
export type FilePlan = { next: 'send' | 'shrink' | 'crop' | 'cut' } | { next: 'refuse'; problem: FileProblem };

/** What a file picker may offer. */
export function acceptOf(only: MediaType | undefined): string {
  return Object.entries(TYPES)
    .filter(([, { kind }]) => only === undefined || kind === only)
    .flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',');
}

/** Picture, film or sound; null: none of them. */
export function kindOf(file: Pick<File, 'name' | 'type'>): MediaType | null {
  const type = file.type.split(';')[0] ?? '';
  const known = TYPES[type];
  if (known) return known.kind;
  if (type !== '') return null;
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return Object.values(TYPES).find(({ endings }) => endings.includes(ending))?.kind ?? null;
}

/** Why a file is refused before it is even opened; null: nothing wrong so far. `only`: what is wanted here. */
export function nameProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  only: MediaType | undefined,
): FileProblem | null {
  if (file.name.includes('~')) return 'tilde';
  const kind = kindOf(file);
  if (!kind) return 'wrongType';
  if (only !== undefined && kind !== only) return only === MEDIA_TYPES[0] ? 'notPicture' : 'otherType';
  return file.size === 0 ? 'empty' : null;
}

/** What is to be done with a file whose inside is known. The server looks again. */
export function planFile(kind: MediaType, bytes: number, probed: ProbedFile): FilePlan {
  if (kind === 'image') {
    if (bytes > UPLOAD_BYTES_MAX) return { next: 'refuse', problem: 'tooLarge' };
    if (!fitsLimit(probed)) return { next: 'shrink' };
    return { next: bytes <= IMAGE_BYTES_MAX ? 'send' : 'crop' };
  }
  if (probed.durationMs > OFFLINE_VIDEO_MAX_MS) return { next: 'refuse', problem: 'tooLong' };
  // A hair over the limit comes from counting in whole frames.
  const long = probed.durationMs > VIDEO_CUT_MAX_MS + 500;
  return { next: long || bytes > UPLOAD_BYTES_MAX ? 'cut' : 'send' };
}
