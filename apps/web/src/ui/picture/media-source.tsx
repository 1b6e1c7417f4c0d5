/** Where media are delivered from. */
export interface MediaDelivery {
  /** `demo` is the built-in service; any other name is a hosted cloud. */
  cloudName: string;
  /** Origin of the delivery service; empty: the page's own, or the hosted service's. */
  deliveryUrl: string;
}

/** The part of a film or sound that is needed to play its file. */
export interface SourceOfMedia {
  publicId: string;
  /** Where playing begins and ends; null or absent: at the beginning, at the end. */
  startMs?: number | null;
  endMs?: number | null;
}

const BUILT_IN_CLOUD = 'demo';
const HOSTED = 'https://res.cloudinary.com';
/** Ids that our own server gives: what it kept before another cloud was chosen, and its demo pictures, stay with it. */
const OWN_ID = /^[A-Za-z0-9_-]{22}$/;
let base = `/${BUILT_IN_CLOUD}`;
let isHosted = false;

/** Says where media are delivered from; until then it is the built-in service at the page's own origin. */
export function setMediaDelivery({ cloudName, deliveryUrl }: MediaDelivery): void {
  const origin = deliveryUrl || (cloudName === BUILT_IN_CLOUD ? '' : HOSTED);
  isHosted = cloudName !== BUILT_IN_CLOUD;
  base = `${origin.replace(/\/+$/, '')}/${encodeURIComponent(cloudName)}`;
}

let files: ReadonlyMap<string, string> | null = null;

/** Gives the files of a page that plays alone: addresses that need no network, by public id. */
export function setMediaFiles(found: ReadonlyMap<string, string>): void {
  files = found;
}

/** Address of a picture delivered at most `width` pixels wide (rounded up to the next hundred, never enlarged). */
export function mediaUrl(publicId: string, { width = 800 }: { width?: number } = {}): string {
  const file = files?.get(publicId);
  if (file !== undefined) return file;
  const rounded = Math.min(4000, Math.max(100, Math.ceil(width / 100) * 100));
  return `${baseOf(publicId)}/image/upload/c_limit,w_${rounded}/f_auto/q_auto/v1/${pathOf(publicId)}`;
}

/** Address of the file of a film or sound. A chosen part is added as a media fragment: the player must hold it too. */
export function mediaSourceUrl({ publicId, startMs, endMs }: SourceOfMedia): string {
  const url = files?.get(publicId) ?? `${baseOf(publicId)}/video/upload/v1/${pathOf(publicId)}`;
  if (startMs == null && endMs == null) return url;
  return `${url}#t=${(startMs ?? 0) / 1000}${endMs == null ? '' : `,${endMs / 1000}`}`;
}

function baseOf(publicId: string): string {
  return isHosted && OWN_ID.test(publicId) ? `/${BUILT_IN_CLOUD}` : base;
}

function pathOf(publicId: string): string {
  return publicId.split('/').map(encodeURIComponent).join('/');
}
