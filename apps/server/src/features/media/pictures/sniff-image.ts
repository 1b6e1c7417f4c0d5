/** Picture formats that may be uploaded. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Where the list of brands in an ISO media file begins, and the longest list that is read. */
const BRANDS_AT = 8;
const BRANDS_END = 64;

/** What the first bytes say a file is; null for everything that is not taken (SVG, PDF, HTML, TIFF …). */
export function sniffImage(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp' && /avif|avis/.test(bytes.toString('latin1', BRANDS_AT, BRANDS_END))) return 'avif';
  return null;
}
