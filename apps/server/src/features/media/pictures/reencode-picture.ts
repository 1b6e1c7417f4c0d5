import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { MEDIA_MAX_HEIGHT, MEDIA_MAX_WIDTH } from '@qc/contract/limits';
import sharp, { type OutputInfo } from 'sharp';
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
 * behind the pixels) is gone. Of a moving picture the first frame is kept. Written to `into`. For the picture process
 * only.
 */
export async function reencodePicture(bytes: Buffer, into: string): Promise<PictureAnswer> {
  const about = await readHeader(bytes);
  if (!about) return { refusal: 'badImage' };
  const { width, height, format, frames } = about;
  if (frames > FRAMES_MAX) return { refusal: 'badImage' };
  if (Math.max(width, height) > MEDIA_MAX_WIDTH || Math.min(width, height) > MEDIA_MAX_HEIGHT) {
    return { refusal: 'imageDimensions', details: [`${width}×${height}`] };
  }
  const made = await encode(bytes, LOSSLESS.has(format));
  if (!made) return { refusal: 'badImage' };
  const { data, info } = made;
  await writeFile(into, data, { flag: 'wx', mode: 0o600 });
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { bytes: data.length, sha256, width: info.width, height: info.height };
}

/** Null: it cannot be read whole. */
async function encode(bytes: Buffer, lossless: boolean): Promise<{ data: Buffer; info: OutputInfo } | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MEDIA_MAX_WIDTH * MEDIA_MAX_HEIGHT, failOn: 'error' })
      .rotate()
      .timeout({ seconds: TIMEOUT_S })
      .webp(lossless ? { lossless: true, effort: 0 } : { quality: PHOTO_QUALITY })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
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
