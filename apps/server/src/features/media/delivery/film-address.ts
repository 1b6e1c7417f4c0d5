import { splitDeliveryPath, type BadAddress } from './delivery-path.ts';

/** What an address below `/video/upload/` asks for. */
export interface FilmAsk {
  publicId: string;
  extension: string | null;
  /** Null: the whole file. */
  part: { startS: number; endS: number | null } | null;
}

/** Times of the trims: seconds, with up to three places behind the point. */
const TIME = /^\d{1,4}(\.\d{1,3})?$/;

/**
 * Reads `so_`, `eo_`, `du_` in seconds, `q_auto`, `f_auto`. There is no decoder on this server, so nothing is cut or
 * converted: whoever asks for a part is led to the file with a media fragment; sizes and other formats are refused.
 */
export function parseFilmPath(path: string): FilmAsk | BadAddress {
  const address = splitDeliveryPath(path);
  if ('error' in address) return address;
  const { publicId, extension, params } = address;
  for (const [key, value] of params) {
    const known = key === 'q' || key === 'f' ? value === 'auto' : ['so', 'eo', 'du'].includes(key) && TIME.test(value);
    if (!known) return { error: 'Unsupported transformation' };
  }
  const [so, eo, du] = [params.get('so'), params.get('eo'), params.get('du')];
  if (eo !== undefined && du !== undefined) return { error: 'eo_ and du_ exclude each other' };
  const startS = Number(so ?? 0);
  const endS = eo === undefined ? (du === undefined ? null : round(startS + Number(du))) : Number(eo);
  if (endS !== null && endS <= startS) return { error: 'The part has no length' };
  const whole = startS === 0 && endS === null;
  return { publicId, extension, part: whole ? null : { startS, endS } };
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
