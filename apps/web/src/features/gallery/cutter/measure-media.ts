import { BlobSource, Input, type InputFormat, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny';
import type { ProbedFile } from '../upload/file-check.ts';

/** Containers that may be uploaded; naming them keeps the others out of the build. */
export const FORMATS: InputFormat[] = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG];

/** Measures a film or sound by its container, without playing it; null: it could not be read. */
export async function measureMedia(file: Blob): Promise<ProbedFile | null> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    const durationMs = Math.round((await input.computeDuration()) * 1000);
    return { width: track?.displayWidth ?? 0, height: track?.displayHeight ?? 0, durationMs };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
