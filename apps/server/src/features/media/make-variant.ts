import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { Platform } from '#platform/platform';
import type { DeliveryAsk, DeliveryFormat } from './delivery-path.ts';
import { keepVariant } from './derived-cache.ts';
import { fileKey } from './file-key.ts';
import { throughImageGate } from './image-gate.ts';
import type { StoredMedia } from './media-store.ts';
import { variantSize, type VariantSize } from './variant-size.ts';

type Output = Exclude<DeliveryFormat, 'auto'>;

/** A ready variant. */
export interface Variant {
  bytes: Buffer;
  mime: string;
  /** Names the variant of the content; the same bytes for ever. */
  etag: string;
}

const MIME: Record<Output, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' };
const TIMEOUT_S = 20;

/** Who asks for a variant. */
export interface VariantCall {
  /** The browser's header. */
  accept: string;
  /** Called before one is made that is not ready; may throw. */
  onMake(): void;
}

/** The asked variant of a picture, or null when its bytes are gone. */
export async function makeVariant(
  platform: Platform,
  media: StoredMedia,
  ask: DeliveryAsk,
  { accept, onMake }: VariantCall,
): Promise<Variant | null> {
  const size = variantSize(ask, media);
  const format = await outputFormat(platform, media, ask.format, accept);
  if (format === null) return null;
  const crop = size.height === null ? 'width' : 'fill';
  const name = `${crop}-${size.width}x${size.height ?? 'auto'}.${format}`;
  try {
    const bytes = await keepVariant(platform, media.sha256, name, async () => {
      onMake();
      return throughImageGate(async () => encode(await readOriginal(platform, media), size, format));
    });
    return { bytes, mime: MIME[format], etag: `"${media.sha256.slice(0, 24)}-${name}"` };
  } catch (error) {
    if (error instanceof LostOriginal) return null;
    throw error;
  }
}

class LostOriginal extends Error {}

async function readOriginal(platform: Platform, media: StoredMedia): Promise<Buffer> {
  const stream = await platform.files.read(fileKey(media.sha256));
  if (!stream) throw new LostOriginal(`bytes of media ${media.id} are gone`);
  return buffer(stream);
}

async function outputFormat(
  platform: Platform,
  media: StoredMedia,
  asked: DeliveryFormat,
  accept: string,
): Promise<Output | null> {
  if (asked !== 'auto') return asked;
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  const stream = await platform.files.read(fileKey(media.sha256));
  if (!stream) return null;
  const { hasAlpha } = await sharp(await buffer(stream)).metadata();
  return hasAlpha ? 'png' : 'jpg';
}

async function encode(original: Buffer, size: VariantSize, format: Output): Promise<Buffer> {
  const resized = sharp(original)
    .timeout({ seconds: TIMEOUT_S })
    .resize({
      width: size.width,
      ...(size.height === null ? {} : { height: size.height, fit: 'cover' as const }),
      withoutEnlargement: true,
    });
  return inFormat(resized, format).toBuffer();
}

function inFormat(picture: Sharp, format: Output): Sharp {
  switch (format) {
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality: 80 });
    case 'avif':
      // Effort 1 of 9 takes as long as WebP; 4 takes fifteen times longer, and a hall waits for the first one.
      return picture.avif({ quality: 50, effort: 1 });
  }
}
