/** Families of film and sound files that are taken. */
export type FilmFamily = 'isobmff' | 'webm' | 'mp3' | 'wav' | 'adts' | 'ogg';

/** An ID3 tag may stand before MP3 and before ADTS; it is jumped over. */
const ID3_HEADER = 10;

/**
 * What the first bytes say a film or sound is; null for everything else: playlists, lists of files to join, other
 * containers. The whole file is judged afterwards by `probeFilm`.
 */
export function sniffFilm(bytes: Buffer): FilmFamily | null {
  if (bytes.length < 12) return null;
  const start = bytes.toString('latin1', 0, 12);
  if (start.slice(4, 8) === 'ftyp') return 'isobmff';
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return 'wav';
  if (start.startsWith('OggS')) return 'ogg';
  if (start.startsWith('ID3')) return sniffFrame(bytes, ID3_HEADER + tagLength(bytes)) ?? 'mp3';
  return sniffFrame(bytes, 0);
}

function tagLength(bytes: Buffer): number {
  return [6, 7, 8, 9].reduce((size, at) => (size << 7) | ((bytes[at] ?? 0) & 0x7f), 0);
}

/** A frame begins with eleven or twelve set bits; layer 00 is ADTS, layer III (01) is MP3. */
function sniffFrame(bytes: Buffer, at: number): 'mp3' | 'adts' | null {
  const [first, second] = [bytes[at], bytes[at + 1]];
  if (first !== 0xff || second === undefined || (second & 0xe0) !== 0xe0) return null;
  const layer = (second >> 1) & 3;
  if (layer === 0 && (second & 0xf0) === 0xf0) return 'adts';
  return layer === 1 ? 'mp3' : null;
}
