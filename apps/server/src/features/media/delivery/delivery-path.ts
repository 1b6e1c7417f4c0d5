/** Formats a variant may be asked in. `auto`: what the browser says it takes. */
const DELIVERY_FORMATS = ['auto', 'jpg', 'png', 'webp', 'avif'] as const;
export type DeliveryFormat = (typeof DELIVERY_FORMATS)[number];
/** `limit`, `fit` keep the proportions; `scale` does with one size; the others give exactly the asked shape. */
const CROPS = ['limit', 'scale', 'fit', 'fill', 'thumb', 'pad', 'crop'] as const;
type Crop = (typeof CROPS)[number];
const COMPASS = ['center', 'north', 'south', 'east', 'west', 'north_east', 'north_west', 'south_east', 'south_west'];
const SMART = ['auto', 'face', 'faces'];
const QUALITIES = ['best', 'good', 'eco', 'low'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What an address asks for. Sizes are as asked: `variantSize` brings them to the allowed ones. */
export interface DeliveryAsk {
  publicId: string;
  crop: Crop;
  width: number | null;
  height: number | null;
  /** What stays when something must go: a side, or `auto`, where most happens. */
  gravity: string;
  quality: Quality;
  format: DeliveryFormat;
}
/** The address is not one of ours; the text goes out as `x-cld-error`. */
export interface BadAddress {
  error: string;
}

const EXTENSIONS: Record<string, DeliveryFormat> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' };
const COMPONENT = /^[a-z]{1,3}_[^/]*$/;
/** Pixels of a screen for one of the page. */
const DENSITIES = new Map([
  ['auto', 1],
  ['1', 1],
  ['1.0', 1],
  ['2', 2],
  ['2.0', 2],
  ['3', 3],
  ['3.0', 3],
]);
/** Crops that need both sizes, and let a gravity say what stays. */
const SHAPED = new Set<Crop>(['fill', 'thumb', 'pad', 'crop']);

/** The public id, its ending and the parameters of an address below `/image/upload/` or `/video/upload/`. */
export interface AddressParts {
  publicId: string;
  extension: string | null;
  params: Map<string, string>;
}

/**
 * Reads components joined by commas and chained by slashes, each key at most once; an optional version; the public
 * id, with or without an extension.
 */
export function splitDeliveryPath(path: string): AddressParts | BadAddress {
  const segments = path.split('/');
  const last = /^([A-Za-z0-9_-]{8,60})(?:\.([a-z0-9]{3,4}))?$/.exec(segments.pop() ?? '');
  if (!last?.[1]) return { error: 'Invalid public id' };
  if (/^v\d{1,12}$/.test(segments.at(-1) ?? '')) segments.pop();
  const params = new Map<string, string>();
  for (const part of segments.flatMap((segment) => segment.split(','))) {
    const at = part.indexOf('_');
    const [key, value] = [part.slice(0, at), part.slice(at + 1)];
    if (!COMPONENT.test(part) || value === '') return { error: 'Invalid transformation component' };
    if (params.has(key)) return { error: 'Transformation given twice' };
    params.set(key, value);
  }
  return { publicId: last[1], extension: last[2] ?? null, params };
}

/**
 * Reads what follows `/image/upload/`: `c_`, `w_`, `h_`, `g_`, `dpr_`, `f_`, `q_auto`. A subset of the Cloudinary
 * grammar; everything else is a bad address, so that nobody fills the cache with odd variants.
 */
export function parseDeliveryPath(path: string): DeliveryAsk | BadAddress {
  const parts = splitDeliveryPath(path);
  if ('error' in parts) return parts;
  const format = parts.extension === null ? 'webp' : EXTENSIONS[parts.extension];
  if (!format) return { error: 'Unsupported format' };
  return readParams(parts, format);
}

function readParams({ publicId, params }: AddressParts, extension: DeliveryFormat): DeliveryAsk | BadAddress {
  const ask: DeliveryAsk = {
    publicId,
    crop: 'limit',
    width: null,
    height: null,
    gravity: 'center',
    quality: 'good',
    format: extension,
  };
  for (const [key, value] of params) if (!readParam(ask, key, value)) return { error: 'Unsupported transformation' };
  const density = DENSITIES.get(params.get('dpr') ?? '1') ?? 1;
  ask.width = ask.width && ask.width * density;
  ask.height = ask.height && ask.height * density;
  return checkShape(ask, params);
}

function readParam(ask: DeliveryAsk, key: string, value: string): boolean {
  const level = value.startsWith('auto:') ? value.slice(5) : '';
  if (key === 'c' && isOneOf(CROPS, value)) ask.crop = value;
  else if (key === 'f' && isOneOf(DELIVERY_FORMATS, value)) ask.format = value;
  else if (key === 'w' && isSize(value)) ask.width = Number(value);
  else if (key === 'h' && isSize(value)) ask.height = Number(value);
  else if (key === 'g' && (COMPASS.includes(value) || SMART.includes(value))) ask.gravity = value;
  else if (key === 'q' && isOneOf(QUALITIES, level)) ask.quality = level;
  else return (key === 'q' && value === 'auto') || (key === 'dpr' && DENSITIES.has(value));
  return true;
}

function checkShape(ask: DeliveryAsk, params: Map<string, string>): DeliveryAsk | BadAddress {
  const shaped = SHAPED.has(ask.crop);
  if (shaped && (ask.width === null || ask.height === null)) return { error: `c_${ask.crop} needs w_ and h_` };
  if (!shaped && params.has('g')) return { error: `c_${ask.crop} takes no g_` };
  if (!SMART.includes(ask.gravity)) return ask;
  if (ask.crop !== 'fill' && ask.crop !== 'thumb') return { error: `c_${ask.crop} takes no g_${ask.gravity}` };
  return { ...ask, gravity: 'auto' };
}

function isSize(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

function isOneOf<const T extends string>(list: readonly T[], value: string): value is T {
  return list.some((item) => item === value);
}
