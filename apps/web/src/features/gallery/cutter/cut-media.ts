import {
  BlobSource,
  BufferTarget,
  canEncodeVideo,
  Conversion,
  type ConversionOptions,
  Input,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { Clip } from '../upload/upload-line.ts';
import { FORMATS } from './measure-media.ts';

/** How a cut ended: the shorter file, or why there is none. `cannot`: this browser is not able to cut this file. */
export type CutResult = { file: File } | { failed: 'cannot' | 'stopped' };

/** A copied film may begin this much before the chosen start, s; what begins earlier is encoded anew. */
const COPY_SLACK_S = 0.3;
/** A result longer than was chosen by more than this, s, is not what was asked for. */
const LENGTH_SLACK_S = 0.6;
/** Bits a second of a film that is encoded anew, for each thousand pixels of a frame. */
const BITS_PER_KILOPIXEL = 1800;
const VIDEO_BITS = { least: 400_000, most: 4_000_000 };
const AUDIO_BITS = 128_000;

/** Cuts a film or sound to its chosen part, in the browser: by copying where the container allows, else by encoding. */
export async function cutMedia(
  file: File,
  clip: Clip,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<CutResult> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS });
  try {
    const kind = await targetOf(input);
    if (!kind) return { failed: 'cannot' };
    for (const way of [copied, encoded, copiedLoosely] as const) {
      const target = new BufferTarget();
      const output = new Output({ format: kind.format(), target });
      const options = await way(input, kind);
      if (!options) continue;
      const trim = { start: clip.startMs / 1000, end: clip.endMs / 1000 };
      const conversion = await Conversion.init({ tracks: 'primary', ...options, input, output, trim });
      if (!conversion.isValid || conversion.discardedTracks.length > 0) continue;
      // One way failing (an encoder that gives up) leaves the others.
      if (!(await run(conversion, signal, onProgress).catch(() => false)) && signal.aborted)
        return { failed: 'stopped' };
      if (!target.buffer) continue;
      const name = `${file.name.replace(/\.[^.]*$/, '')}.${kind.ending}`;
      const cut = new File([target.buffer], name, { type: kind.type, lastModified: Date.now() });
      if (await isAsLongAs(cut, clip)) return { file: cut };
    }
    return { failed: 'cannot' };
  } catch {
    return { failed: signal.aborted ? 'stopped' : 'cannot' };
  } finally {
    input.dispose();
  }
}

interface Target {
  format: () => OutputFormat;
  type: string;
  ending: string;
  video: 'avc' | 'vp9' | null;
  audio: 'aac' | 'opus' | null;
}

/** The same kind of container as the original; QuickTime becomes mp4, which every browser plays. */
async function targetOf(input: Input): Promise<Target | null> {
  const format = await input.getFormat();
  const isFilm = (await input.getPrimaryVideoTrack()) !== null;
  if (format === MP4 || format === QTFF)
    return {
      format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
      type: isFilm ? 'video/mp4' : 'audio/mp4',
      ending: isFilm ? 'mp4' : 'm4a',
      video: 'avc',
      audio: 'aac',
    };
  if (format === WEBM || format === MATROSKA)
    return {
      format: () => new WebMOutputFormat(),
      type: isFilm ? 'video/webm' : 'audio/webm',
      ending: isFilm ? 'webm' : 'weba',
      video: 'vp9',
      audio: 'opus',
    };
  const plain = { video: null, audio: null };
  if (format === MP3) return { ...plain, format: () => new Mp3OutputFormat(), type: 'audio/mpeg', ending: 'mp3' };
  if (format === WAVE) return { ...plain, format: () => new WavOutputFormat(), type: 'audio/wav', ending: 'wav' };
  if (format === OGG) return { ...plain, format: () => new OggOutputFormat(), type: 'audio/ogg', ending: 'ogg' };
  return null;
}

type Way = (input: Input, target: Target) => Promise<Partial<ConversionOptions> | null>;

const copied: Way = async () => ({
  copy: { mode: 'forced', boundaryTolerance: COPY_SLACK_S, shiftTolerance: COPY_SLACK_S },
});

/** Codec and bit rate are always said: left to themselves, some are much larger than the original. */
const encoded: Way = async (input, target) => {
  const track = await input.getPrimaryVideoTrack();
  const copy = { boundaryTolerance: COPY_SLACK_S, shiftTolerance: COPY_SLACK_S };
  if (!track) return target.audio === 'opus' ? { copy, audio: { codec: 'opus', bitrate: AUDIO_BITS } } : { copy };
  if (typeof VideoEncoder === 'undefined' || !target.video) return null;
  const kilopixels = (track.displayWidth * track.displayHeight) / 1000;
  const bitrate = Math.round(Math.min(VIDEO_BITS.most, Math.max(VIDEO_BITS.least, kilopixels * BITS_PER_KILOPIXEL)));
  const codec = target.video === 'vp9' && !(await canEncodeVideo('vp9')) ? 'vp8' : target.video;
  // Few browsers encode AAC: what is there is copied.
  return { copy, video: { codec, bitrate }, ...(target.audio === 'opus' ? { audio: { codec: 'opus' } } : {}) };
};

/** Last resort: from the key frame before the start. Players skip what comes before it. */
const copiedLoosely: Way = async () => ({ copy: { mode: 'forced', shiftTolerance: Infinity } });

async function run(conversion: Conversion, signal: AbortSignal, onProgress: (share: number) => void): Promise<boolean> {
  if (signal.aborted) return false;
  conversion.onProgress = onProgress;
  const stop = () => void conversion.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await conversion.execute();
    return !signal.aborted;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function isAsLongAs(file: File, clip: Clip): Promise<boolean> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS });
  try {
    const wantedS = (clip.endMs - clip.startMs) / 1000;
    const foundS = await input.computeDuration();
    return foundS > 0 && foundS <= wantedS + LENGTH_SLACK_S;
  } catch {
    return false;
  } finally {
    input.dispose();
  }
}
