/** What telephones carry, samples in a second. */
export const TELEPHONE_RATE = 8000;
/** What stands in a file before its samples. */
const HEADER_BYTES = 44;

/** A recording as lines play it: a WAV file, 8 kHz, one channel of plain 16-bit samples. */
export function telephoneWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER_BYTES + 2 * samples.length);
  const view = new DataView(file.buffer);
  const write = (at: number, letters: string) =>
    file.set(
      [...letters].map((letter) => letter.charCodeAt(0)),
      at,
    );
  write(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // Plain samples, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, TELEPHONE_RATE, true);
  view.setUint32(28, 2 * TELEPHONE_RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, n) => view.setInt16(HEADER_BYTES + 2 * n, sample, true));
  return file;
}

/** Samples of one piece after the other. */
export function joinSamples(pieces: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const all = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** How long a file of `telephoneWav` sounds, by its size in bytes, ms. */
export function telephoneWavMs(bytes: number): number {
  return Math.round((Math.max(0, bytes - HEADER_BYTES) * 1000) / (2 * TELEPHONE_RATE));
}
