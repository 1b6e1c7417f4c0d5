import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { DeliveryAsk } from '../delivery/delivery-path.ts';
import type { MadePicture, VariantFormat, VariantPlan } from './picture-tasks.ts';
import type { VariantSize } from './variant-size.ts';

/** Beyond any right picture, also on a machine that has a lot to do. */
const TIMEOUT_S = 45;
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

/** Makes a variant of a stored picture. For the picture process only. */
export async function encodeVariant(original: Buffer, { ask, size, format }: VariantPlan): Promise<MadePicture> {
  const picture = sharp(original).timeout({ seconds: TIMEOUT_S });
  if (ask.crop === 'crop' && size.height !== null) {
    const { width, height } = await sharp(original).metadata();
    picture.extract(cutOut(ask.gravity, { width: size.width, height: size.height }, { width, height }));
  } else {
    picture.resize(size.width, size.height, { withoutEnlargement: true, ...fitOf(ask, size, format) });
  }
  const { data, info } = await inFormat(picture, format, QUALITY[ask.quality]).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, hasAlpha: info.channels === 4 };
}

function fitOf({ crop, gravity }: DeliveryAsk, { height }: VariantSize, format: VariantFormat): ResizeOptions {
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

function inFormat(picture: Sharp, format: VariantFormat, quality: number): Sharp {
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
