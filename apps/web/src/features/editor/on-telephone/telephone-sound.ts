import { TELEPHONE_RATE, telephoneWav } from '@qc/telephone/wav';
import { VIDEO_CUT_MAX_MS } from '@qc/contract';

/** Longest recording: what the gallery takes whole, ms. */
export const RECORDING_MAX_MS = VIDEO_CUT_MAX_MS;
/** A hair over the limit comes from counting in whole frames. */
const GRACE_MS = 100;
/** Loudest sample of a recording, of the loudest there is. */
const LOUDEST = 0.9;
/** Quiet voices are made louder at most so many times: more would only raise the noise. */
const LOUDER_MAX = 8;
/** What stays below is no sound. */
const SILENCE = 0.004;

/** Why a sound cannot be played to callers. */
export type SoundFault = 'unreadable' | 'tooLong' | 'silent';

/** A part of a sound, ms; null: from its beginning, to its end. */
export interface SoundPart {
  startMs: number | null;
  endMs: number | null;
}

/** A recording as lines play it: a WAV file, 8 kHz, one channel of 16 bits. */
export interface TelephoneSound {
  wav: Uint8Array<ArrayBuffer>;
  lengthMs: number;
}

/** Whatever sound the browser can read, as telephones carry it; or why not. */
export async function toTelephoneSound(bytes: ArrayBuffer, part?: SoundPart): Promise<TelephoneSound | SoundFault> {
  const decoded = await decode(bytes);
  if (decoded === null) return 'unreadable';
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, n) => decoded.getChannelData(n));
  return soundOf(channels, part);
}

/** Decoded straight at the rate of telephones: the browser filters what would be heard as a false tone. */
async function decode(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
  try {
    return await new OfflineAudioContext(1, 1, TELEPHONE_RATE).decodeAudioData(bytes);
  } catch {
    return null;
  }
}

/** Samples at the rate of telephones, by channel, as a file; or why not. */
export function soundOf(channels: readonly Float32Array[], part?: SoundPart): TelephoneSound | SoundFault {
  const at = (ms: number) => Math.round((ms * TELEPHONE_RATE) / 1000);
  const samples = mixed(channels).subarray(at(part?.startMs ?? 0), part?.endMs == null ? undefined : at(part.endMs));
  const lengthMs = Math.round((samples.length * 1000) / TELEPHONE_RATE);
  if (lengthMs > RECORDING_MAX_MS + GRACE_MS) return 'tooLong';
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  if (peak < SILENCE) return 'silent';
  const gain = Math.min(LOUDER_MAX, LOUDEST / peak);
  return { wav: telephoneWav(Int16Array.from(samples, (sample) => Math.round(sample * gain * 0x7fff))), lengthMs };
}

function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((sample, n) => others.reduce((sum, one) => sum + (one[n] ?? 0), sample) / channels.length);
}

/** Whether a file is one already, so that it need not be made anew. */
export function isTelephoneWav(bytes: ArrayBuffer): boolean {
  const silent = telephoneWav(new Int16Array());
  if (bytes.byteLength <= silent.length) return false;
  const head = new Uint8Array(bytes, 0, silent.length);
  const isSize = (n: number) => (n >= 4 && n < 8) || n >= 40;
  return head.every((byte, n) => isSize(n) || byte === silent[n]);
}
