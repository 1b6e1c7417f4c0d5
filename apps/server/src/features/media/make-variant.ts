import { buffer } from 'node:stream/consumers';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
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
/** AVIF looks the same 30 lower. */
const QUALITY = { best: 92, good: 80, eco: 65, low: 50 } as const;
const GRAVITY: Record<string, keyof typeof sharp.gravity> = {
  center: 'center',
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
  north_east: 'northeast',
  north_west: 'northwest',
  south_east: 'southeast',
  south_west: 'southwest',
};

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
  const name = variantName(ask, size, format);
  try {
    const bytes = await keepVariant(platform, media.sha256, name, async () => {
      onMake();
      return throughImageGate(async () => encode(await readOriginal(platform, media), { ask, size, format }));
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

/** The same name for everything that gives the same bytes. */
function variantName({ crop, gravity, quality }: DeliveryAsk, { width, height }: VariantSize, format: Output): string {
  const level = quality === 'good' || format === 'png' ? '' : `-${quality}`;
  if (height === null) return `width-${width}xauto${level}.${format}`;
  const shape = crop === 'thumb' ? 'fill' : crop;
  return `${shape}${gravity === 'center' ? '' : `-${gravity}`}-${width}x${height}${level}.${format}`;
}

interface Plan {
  ask: DeliveryAsk;
  size: VariantSize;
  format: Output;
}

async function encode(original: Buffer, { ask, size, format }: Plan): Promise<Buffer> {
  const picture = sharp(original).timeout({ seconds: TIMEOUT_S });
  if (ask.crop === 'crop' && size.height !== null) {
    const { width, height } = await sharp(original).metadata();
    picture.extract(cutOut(ask.gravity, { width: size.width, height: size.height }, { width, height }));
  } else {
    picture.resize(size.width, size.height, { withoutEnlargement: true, ...fitOf(ask, size, format) });
  }
  return inFormat(picture, format, QUALITY[ask.quality]).toBuffer();
}

function fitOf({ crop, gravity }: DeliveryAsk, { height }: VariantSize, format: Output): ResizeOptions {
  if (height === null) return {};
  if (crop === 'scale') return { fit: 'fill' };
  const position = gravity === 'auto' ? sharp.strategy.attention : sharp.gravity[GRAVITY[gravity] ?? 'center'];
  if (crop === 'pad') {
    // JPEG knows no clear pixels: what is clear would turn black.
    const background = { r: 255, g: 255, b: 255, alpha: format === 'jpg' ? 1 : 0 };
    return { fit: 'contain', position, background };
  }
  return { fit: 'cover', position };
}

/** Where the asked piece lies in the picture. */
function cutOut(gravity: string, piece: { width: number; height: number }, whole: { width: number; height: number }) {
  const along = (before: string, after: string, room: number) => {
    if (gravity.includes(before)) return 0;
    return gravity.includes(after) ? room : Math.floor(room / 2);
  };
  const left = along('west', 'east', whole.width - piece.width);
  return { ...piece, left, top: along('north', 'south', whole.height - piece.height) };
}

function inFormat(picture: Sharp, format: Output, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality });
    case 'avif':
      // Effort 1 of 9 takes as long as WebP; 4 takes fifteen times longer, and a hall waits for the first one.
      return picture.avif({ quality: quality - 30, effort: 1 });
  }
}
