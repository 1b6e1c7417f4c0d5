import { TELEPHONE_RATE, telephoneWav } from './wav.ts';

/** How long the tone is, ms. */
export const TONE_MS = 900;
const PITCH_HZ = 420;
/** Of the loudest there is: it lies under a room's noise, not over it. */
const LOUDNESS = 0.12;

/**
 * The tone that says that a line is alive, for lines that play recordings by address: a WAV file, 8 kHz, one channel of 16
 * bits, which swells and fades so that it clicks at neither end.
 */
export function softTone(): Uint8Array<ArrayBuffer> {
  const samples = new Int16Array((TELEPHONE_RATE * TONE_MS) / 1000);
  for (let n = 0; n < samples.length; n += 1) {
    const swell = Math.sin((Math.PI * n) / samples.length) ** 2;
    const sound = Math.sin((2 * Math.PI * PITCH_HZ * n) / TELEPHONE_RATE);
    samples[n] = Math.round(0x7fff * LOUDNESS * swell * sound);
  }
  return telephoneWav(samples);
}
