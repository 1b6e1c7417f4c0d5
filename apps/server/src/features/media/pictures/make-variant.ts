import { buffer } from 'node:stream/consumers';
import type { Platform } from '#platform/platform';
import type { DeliveryAsk, DeliveryFormat } from '../delivery/delivery-path.ts';
import { keepVariant } from './derived-cache.ts';
import { fileKey } from '../contents/file-key.ts';
import type { StoredMedia } from '../media-store.ts';
import { askPictureProcess } from './picture-process.ts';
import type { MadePicture, PictureTask, VariantFormat } from './picture-tasks.ts';
import { variantSize, type VariantSize } from './variant-size.ts';

/** A ready variant. */
export interface Variant {
  bytes: Buffer;
  mime: string;
  /** Names the variant of the content; the same bytes for ever. */
  etag: string;
}

const MIME: Record<VariantFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
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
      const plan = { ask, size, format };
      const made = await make(async () => ({ kind: 'variant', bytes: await readOriginal(platform, media), plan }));
      return made.bytes;
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
): Promise<VariantFormat | null> {
  if (asked !== 'auto') return asked;
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  const stream = await platform.files.read(fileKey(media.sha256));
  if (!stream) return null;
  const { hasAlpha } = await make(async () => ({ kind: 'look', bytes: await buffer(stream) }));
  return hasAlpha ? 'png' : 'jpg';
}

/** Stored pictures were judged when they came: a refusal now is a fault. */
async function make(prepare: () => Promise<PictureTask>): Promise<MadePicture> {
  const answer = await askPictureProcess(prepare);
  if ('refusal' in answer) throw new Error(`a stored picture was refused: ${answer.refusal}`);
  if ('sha256' in answer) throw new Error('a variant was written instead of given back');
  return answer;
}

/** The same name for everything that gives the same bytes. */
function variantName(
  { crop, gravity, quality }: DeliveryAsk,
  { width, height }: VariantSize,
  format: VariantFormat,
): string {
  const level = quality === 'good' || format === 'png' ? '' : `-${quality}`;
  if (height === null) return `width-${width}xauto${level}.${format}`;
  const shape = crop === 'thumb' ? 'fill' : crop;
  return `${shape}${gravity === 'center' ? '' : `-${gravity}`}-${width}x${height}${level}.${format}`;
}
