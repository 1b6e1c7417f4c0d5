import { MEDIA_MAX_HEIGHT, MEDIA_MAX_WIDTH } from '@qc/contract';
import sharp from 'sharp';
import { refuse, succeed, type Result } from '#platform/result';
import { throughImageGate } from './image-gate.ts';

/** A picture as it is stored: re-encoded, upright, without metadata. */
export interface EncodedPicture {
  bytes: Buffer;
  mime: 'image/webp';
  width: number;
  height: number;
}

const TIMEOUT_S = 20;
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

// One thread for each picture: two at once then never take more than two processors.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes and re-encodes an uploaded picture: whatever was hidden in the file (place, camera, scripts behind the
 * pixels) is gone. Of a moving picture the first frame is kept. Refuses `badImage` when it cannot be read
 * whole or has thousands of frames, and
 * `imageDimensions` beyond 1920×1080; the limit is for the longer and the shorter side, so that the recommended
 * upright 850×1200 fits.
 */
export async function encodePicture(bytes: Buffer): Promise<Result<EncodedPicture>> {
  return throughImageGate(async () => {
    const about = await readHeader(bytes);
    if (!about) return refuse('badImage');
    const { width, height, format, frames } = about;
    if (frames > FRAMES_MAX) return refuse('badImage');
    if (Math.max(width, height) > MEDIA_MAX_WIDTH || Math.min(width, height) > MEDIA_MAX_HEIGHT) {
      return refuse('imageDimensions', { details: [`${width}×${height}`] });
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
      return succeed({ bytes: data, mime: 'image/webp', width: info.width, height: info.height });
    } catch {
      return refuse('badImage');
    }
  });
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
