import { refuse, succeed, type Result } from '#platform/result';
import { askPictureProcess, PictureProcessEnded } from './picture-process.ts';
import type { PictureAnswer } from './picture-tasks.ts';

/** A picture as it is stored: re-encoded, upright, without metadata. */
export interface EncodedPicture {
  /** Size of the file. */
  bytes: number;
  sha256: string;
  mime: 'image/webp';
  width: number;
  height: number;
}

/**
 * Decodes and re-encodes an uploaded picture, its bytes or where it lies on our disk, into a new file. Refuses `badImage`
 * when it cannot be read whole, has thousands of frames or ends its decoder, and `imageDimensions` beyond 1920×1080; the limit is for
 * the longer and the shorter side, so that the recommended upright 850×1200 fits.
 */
export async function encodePicture(source: Buffer | string, into: string): Promise<Result<EncodedPicture>> {
  const answer = await reencode(source, into);
  if ('refusal' in answer) return refuse(answer.refusal, answer.details ? { details: answer.details } : {});
  if (!('sha256' in answer)) throw new Error('the picture process wrote no picture');
  const { bytes, sha256, width, height } = answer;
  return succeed({ bytes, sha256, mime: 'image/webp', width, height });
}

async function reencode(source: Buffer | string, into: string): Promise<PictureAnswer> {
  try {
    return await askPictureProcess(() => ({ kind: 'reencode', source, into }));
  } catch (error) {
    if (error instanceof PictureProcessEnded) return { refusal: 'badImage' };
    throw error;
  }
}
