/** How long the tone is, ms. */
export const TONE_MS = 900;
/** What telephones carry. */
const RATE = 8000;
const PITCH_HZ = 420;
/** Of the loudest there is: it lies under a room's noise, not over it. */
const LOUDNESS = 0.12;
const HEADER_BYTES = 44;

/**
 * The tone that says that a line is alive, for lines that play recordings by address: a WAV file, 8 kHz, one channel of 16
 * bits, which swells and fades so that it clicks at neither end.
 */
export function softTone(): Uint8Array<ArrayBuffer> {
  const samples = (RATE * TONE_MS) / 1000;
  const file = new Uint8Array(HEADER_BYTES + 2 * samples);
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
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * samples, true);
  for (let n = 0; n < samples; n += 1) {
    const swell = Math.sin((Math.PI * n) / samples) ** 2;
    const sound = Math.sin((2 * Math.PI * PITCH_HZ * n) / RATE);
    view.setInt16(HEADER_BYTES + 2 * n, Math.round(0x7fff * LOUDNESS * swell * sound), true);
  }
  return file;
}
