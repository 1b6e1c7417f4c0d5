import { TELEPHONE_RATE } from '@qc/telephone/wav';

const PLAIN = 1;

/** The samples of a WAV file as telephones carry it, 8 kHz, one channel of 16 bits; null: it is none. */
export function wavSamples(bytes: Uint8Array): Int16Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null;
  let isPlain = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const [part, size, from] = [name(at), view.getUint32(at + 4, true), at + 8];
    if (part === 'fmt ' && from + 16 <= bytes.length) {
      const [form, channels] = [view.getUint16(from, true), view.getUint16(from + 2, true)];
      const [rate, bits] = [view.getUint32(from + 4, true), view.getUint16(from + 14, true)];
      isPlain = form === PLAIN && channels === 1 && rate === TELEPHONE_RATE && bits === 16;
    }
    if (part === 'data') {
      if (!isPlain) return null;
      const count = Math.floor(Math.min(size, bytes.length - from) / 2);
      const samples = new Int16Array(count);
      for (let n = 0; n < count; n += 1) samples[n] = view.getInt16(from + 2 * n, true);
      return samples;
    }
    at = from + size + (size % 2);
  }
  return null;
}
