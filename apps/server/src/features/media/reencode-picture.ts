import { MEDIA_MAX_HEIGHT, MEDIA_MAX_WIDTH } from '@qc/contract/limits';
import sharp from 'sharp';
import type { PictureAnswer } from './picture-tasks.ts';

/** Beyond any right picture, also on a machine that has a lot to do. */
const TIMEOUT_S = 45;
/** Lossless formats stay lossless (effort 0: ten times quicker); photographs stay a notch above what delivery asks. */
const LOSSLESS = new Set(['png', 'gif']);
const PHOTO_QUALITY = 90;
/** More than a minute of moving picture; only the first frame is kept in any case. */
const FRAMES_MAX = 1000;

interface Header {
  width: number;
  height: number;
  format: string;
  frames: number;
}

/**
 * Decodes and re-encodes an uploaded picture as WebP, upright: whatever was hidden in the file (place, camera, scripts
 * behind the pixels) is gone. Of a moving picture the first frame is kept. For the picture process only.
 */
export async function reencodePicture(bytes: Buffer): Promise<PictureAnswer> {
  const about = await readHeader(bytes);
  if (!about) return { refusal: 'badImage' };
  const { width, height, format, frames } = about;
  if (frames > FRAMES_MAX) return { refusal: 'badImage' };
  if (Math.max(width, height) > MEDIA_MAX_WIDTH || Math.min(width, height) > MEDIA_MAX_HEIGHT) {
    return { refusal: 'imageDimensions', details: [`${width}×${height}`] };
  }
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MEDIA_MAX_WIDTH * MEDIA_MAX_HEIGHT,
      failOn: 'error',
    })
      .rotate()
      .timeout({ seconds: TIMEOUT_S })
      .webp(LOSSLESS.has(format) ? { lossless: true, effort: 0 } : { quality: PHOTO_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, hasAlpha: info.channels === 4 };
  } catch {
    return { refusal: 'badImage' };
  }
}

/** Reads the header alone, so that a picture claiming a billion pixels costs nothing. */
async function readHeader(bytes: Buffer): Promise<Header | null> {
  try {
    const { width, height, pageHeight, format, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height: pageHeight ?? height, format, frames: pages };
  } catch {
    return null;
  }
}
