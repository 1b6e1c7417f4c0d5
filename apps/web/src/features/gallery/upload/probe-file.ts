import type { MediaType } from '@qc/contract';
import type { ProbedFile } from './file-check.ts';

/** Opening a file takes no longer than this, ms. */
const PROBE_MS = 15_000;

/** Opens a file in the browser and measures it; null: it could not be read. */
export async function probeFile(file: Blob, kind: MediaType): Promise<ProbedFile | null> {
  if (kind === 'image') return probePicture(file);
  // A film this browser cannot play (HEVC) can often still be measured, and copied.
  const found = (await probePlayable(file, kind)) ?? (await probeContainer(file));
  return found && found.durationMs > 0 ? found : probeContainer(file);
}

async function probePicture(file: Blob): Promise<ProbedFile | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight, durationMs: 0 };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function probePlayable(file: Blob, kind: 'video' | 'audio'): Promise<ProbedFile | null> {
  const url = URL.createObjectURL(file);
  const element = document.createElement(kind);
  try {
    return await new Promise<ProbedFile | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), PROBE_MS);
      const answer = (found: ProbedFile | null) => {
        clearTimeout(timer);
        resolve(found);
      };
      element.addEventListener('error', () => answer(null));
      element.addEventListener('loadedmetadata', () => {
        const { duration } = element;
        const size = element instanceof HTMLVideoElement ? element : null;
        const durationMs = Number.isFinite(duration) ? Math.round(duration * 1000) : 0;
        answer({ width: size?.videoWidth ?? 0, height: size?.videoHeight ?? 0, durationMs });
      });
      element.preload = 'metadata';
      element.src = url;
    });
  } finally {
    element.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

async function probeContainer(file: Blob): Promise<ProbedFile | null> {
  const { measureMedia } = await import('../cutter/measure-media.ts');
  return measureMedia(file);
}
