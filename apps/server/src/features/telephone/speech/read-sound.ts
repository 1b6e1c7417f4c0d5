import { TELEPHONE_RATE } from '@qc/telephone/wav';
import { toTelephoneRate } from './to-telephone-rate.ts';

const RATE_MAX = 48_000;
/** What services send that name no rate. */
const USUAL_RATE = 24_000;
/** Longest that is read, seconds: no text is said for longer. */
const SECONDS_MAX = 180;

/**
 * Sound as services send it, for telephones: samples of 16 bits, 8 kHz, one channel. A WAV file of plain 16-bit samples
 * with one or two channels, or the samples alone. Null: it is none of these, or silence.
 */
export function readSound(bytes: Buffer, contentType: string): Int16Array | null {
  const sound = bytes.toString('latin1', 0, 4) === 'RIFF' ? readWav(bytes) : readSamples(bytes, contentType);
  if (sound === null || sound.rate < TELEPHONE_RATE || sound.rate > RATE_MAX) return null;
  if (sound.samples.length > SECONDS_MAX * sound.rate) return null;
  const isHeard = sound.samples.some((sample) => Math.abs(sample) > 300);
  return isHeard ? toTelephoneRate(sound.samples, sound.rate) : null;
}

interface Sound {
  rate: number;
  samples: Int16Array;
}

function readWav(bytes: Buffer): Sound | null {
  if (bytes.toString('latin1', 8, 12) !== 'WAVE') return null;
  let form: { channels: number; rate: number } | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const body = at + 8;
    // What is sent while it is being said does not know its length yet: it goes to the end.
    const size = Math.min(bytes.readUInt32LE(at + 4), bytes.length - body);
    if (name === 'fmt ' && size >= 16) form = readForm(bytes, body, size);
    if (name === 'data')
      return form && { rate: form.rate, samples: mixed(bytes.subarray(body, body + size), form.channels) };
    at = body + size + (size % 2);
  }
  return null;
}

function readForm(bytes: Buffer, at: number, size: number): { channels: number; rate: number } | null {
  const tag = bytes.readUInt16LE(at);
  const coding = tag === 0xfffe && size >= 26 ? bytes.readUInt16LE(at + 24) : tag;
  const [channels, rate] = [bytes.readUInt16LE(at + 2), bytes.readUInt32LE(at + 4)];
  const isPlain = coding === 1 && bytes.readUInt16LE(at + 14) === 16 && (channels === 1 || channels === 2);
  return isPlain ? { channels, rate } : null;
}

function readSamples(bytes: Buffer, contentType: string): Sound | null {
  if (!/^audio\/(pcm|l16)\b/i.test(contentType)) return null;
  const rate = Number(/rate=(\d{4,5})\b/i.exec(contentType)?.[1] ?? USUAL_RATE);
  return { rate, samples: mixed(bytes, 1) };
}

function mixed(bytes: Buffer, channels: number): Int16Array {
  const samples = new Int16Array(Math.floor(bytes.length / (2 * channels)));
  for (let n = 0; n < samples.length; n += 1) {
    const at = 2 * channels * n;
    const left = bytes.readInt16LE(at);
    samples[n] = channels === 1 ? left : Math.round((left + bytes.readInt16LE(at + 2)) / 2);
  }
  return samples;
}
