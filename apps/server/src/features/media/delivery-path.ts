/** Formats a variant may be asked in. `auto`: what the browser says it takes. */
const DELIVERY_FORMATS = ['auto', 'jpg', 'png', 'webp', 'avif'] as const;
export type DeliveryFormat = (typeof DELIVERY_FORMATS)[number];
const CROPS = ['limit', 'scale', 'fit', 'fill'] as const;
type Crop = (typeof CROPS)[number];

/** What an address asks for. Sizes are as asked: `variantSize` brings them to the allowed ones. */
export interface DeliveryAsk {
  publicId: string;
  crop: Crop;
  width: number | null;
  height: number | null;
  format: DeliveryFormat;
}
/** The address is not one of ours; the text goes out as `x-cld-error`. */
export interface BadAddress {
  error: string;
}

const EXTENSIONS: Record<string, DeliveryFormat> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' };
const COMPONENT = /^[a-z]{1,3}_[^/]*$/;

/**
 * Reads what follows `/image/upload/`: components of `c_`, `w_`, `h_`, `f_`, `q_auto`, joined by commas and chained
 * by slashes, each key at most once; an optional version; the public id, with or without an extension. A subset of
 * the Cloudinary grammar; everything else is a bad address, so that nobody fills the cache with odd variants.
 */
export function parseDeliveryPath(path: string): DeliveryAsk | BadAddress {
  const segments = path.split('/');
  const last = /^([A-Za-z0-9_-]{8,60})(?:\.([a-z]{3,4}))?$/.exec(segments.pop() ?? '');
  if (!last?.[1]) return { error: 'Invalid public id' };
  if (/^v\d{1,12}$/.test(segments.at(-1) ?? '')) segments.pop();
  const params = new Map<string, string>();
  for (const part of segments.flatMap((segment) => segment.split(','))) {
    const [key = '', value = ''] = part.split('_', 2);
    if (!COMPONENT.test(part) || part !== `${key}_${value}`) return { error: 'Invalid transformation component' };
    if (params.has(key)) return { error: 'Transformation given twice' };
    params.set(key, value);
  }
  const extension = last[2] === undefined ? 'webp' : EXTENSIONS[last[2]];
  if (!extension) return { error: 'Unsupported format' };
  return readParams(params, last[1], extension);
}

function readParams(
  params: Map<string, string>,
  publicId: string,
  extension: DeliveryFormat,
): DeliveryAsk | BadAddress {
  const ask: DeliveryAsk = { publicId, crop: 'limit', width: null, height: null, format: extension };
  for (const [key, value] of params) {
    if (key === 'c' && isOneOf(CROPS, value)) ask.crop = value;
    else if (key === 'f' && isOneOf(DELIVERY_FORMATS, value)) ask.format = value;
    else if (key === 'w' && isSize(value)) ask.width = Number(value);
    else if (key === 'h' && isSize(value)) ask.height = Number(value);
    else if (!(key === 'q' && value === 'auto')) return { error: 'Unsupported transformation' };
  }
  if (ask.crop === 'fill' && (ask.width === null || ask.height === null)) return { error: 'c_fill needs w_ and h_' };
  if (ask.crop === 'scale' && ask.width !== null && ask.height !== null)
    return { error: 'c_scale takes one of w_, h_' };
  return ask;
}

function isSize(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

function isOneOf<const T extends string>(list: readonly T[], value: string): value is T {
  return list.some((item) => item === value);
}
