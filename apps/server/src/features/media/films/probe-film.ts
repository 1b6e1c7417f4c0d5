import { open } from 'node:fs/promises';
import type { ErrorCode } from '@qc/contract';
import { MEDIA_MAX_HEIGHT, MEDIA_MAX_WIDTH, OFFLINE_VIDEO_MAX_MS } from '@qc/contract/limits';
import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputFormat,
  type InputTrack,
  type InputVideoTrack,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import type { FilmFamily } from './sniff-film.ts';

/** What a film or sound really is. */
export interface FilmFacts {
  type: 'video' | 'audio';
  mime: string;
  /** As shown, after turning; 0 for sound. */
  width: number;
  height: number;
  /** Measured by its packets, whatever the header claims. */
  durationMs: number;
}
export interface FilmRefusal {
  refusal: ErrorCode;
  details?: string[];
}
export type FilmJudgement = FilmFacts | FilmRefusal;

interface Family {
  formats: InputFormat[];
  video: readonly string[];
  audio: readonly string[];
  mime: { video: string; audio: string };
}

const NO_VIDEO: readonly string[] = [];
const PCM = ['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-s32', 'pcm-f32', 'alaw', 'ulaw'];
/** What every browser plays. HLS is not here: nothing that names other files is ever opened. */
const FAMILIES: Record<FilmFamily, Family> = {
  isobmff: {
    formats: [MP4, QTFF],
    video: ['avc', 'av1', 'vp9'],
    audio: ['aac', 'mp3', 'opus', 'flac'],
    mime: { video: 'video/mp4', audio: 'audio/mp4' },
  },
  webm: {
    formats: [WEBM],
    video: ['vp8', 'vp9', 'av1'],
    audio: ['opus', 'vorbis'],
    mime: { video: 'video/webm', audio: 'audio/webm' },
  },
  ogg: { formats: [OGG], video: NO_VIDEO, audio: ['opus', 'vorbis'], mime: { video: '', audio: 'audio/ogg' } },
  mp3: { formats: [MP3], video: NO_VIDEO, audio: ['mp3'], mime: { video: '', audio: 'audio/mpeg' } },
  adts: { formats: [ADTS], video: NO_VIDEO, audio: ['aac'], mime: { video: '', audio: 'audio/aac' } },
  wav: { formats: [WAVE], video: NO_VIDEO, audio: PCM, mime: { video: '', audio: 'audio/wav' } },
};
/** More packets than five minutes of anything hold; a file with more is built to keep a processor busy. */
const PACKETS_MAX = 200_000;
const TRACKS_MAX = 8;
/** A little more than five minutes is five minutes: encoders add a frame. */
const LENGTH_SLACK_MS = 500;

/** Judges a file by what can be read in it, through this one file handle: nothing else is opened or asked. */
export async function probeFilm(path: string, family: FilmFamily): Promise<FilmJudgement> {
  const { formats } = FAMILIES[family];
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const source = new CustomSource({
      getSize: () => size,
      read: async (start, end) => {
        const bytes = new Uint8Array(Math.min(end, size) - start);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
        return bytes.subarray(0, bytesRead);
      },
    });
    using input = new Input({ source, formats });
    return await judge(input, FAMILIES[family]);
  } catch {
    // Whatever breaks the reader is a broken file.
    return { refusal: 'badMedia' };
  } finally {
    await file.close();
  }
}

async function judge(input: Input, family: Family): Promise<FilmJudgement> {
  if (!(await input.canRead())) return { refusal: 'badMedia' };
  const tracks = await input.getTracks();
  const videos = tracks.filter((track) => track.isVideoTrack());
  const sounds = tracks.filter((track) => track.isAudioTrack());
  if (videos.length + sounds.length === 0) return { refusal: 'badMedia' };
  if (videos.length > 1 || tracks.length > TRACKS_MAX) return { refusal: 'unsupportedMedia' };
  for (const track of [...videos, ...sounds]) {
    const codec = await track.getCodec();
    const known = track.isVideoTrack() ? family.video : family.audio;
    if (codec === null || !known.includes(codec)) return { refusal: 'unsupportedMedia' };
  }
  const [video] = videos;
  const size = video ? await shownSize(video) : { width: 0, height: 0 };
  if (isTooLarge(size, MEDIA_MAX_HEIGHT))
    return { refusal: 'imageDimensions', details: [`${size.width}×${size.height}`] };
  if (video && (size.width < 1 || size.height < 1)) return { refusal: 'badMedia' };
  const length = await measure([...videos, ...sounds]);
  if (typeof length !== 'number') return length;
  const type = video ? 'video' : 'audio';
  return { type, mime: family.mime[type], ...size, durationMs: Math.min(length, OFFLINE_VIDEO_MAX_MS) };
}

/** What is shown, and where that hides huge frames behind a small window, what is coded. */
async function shownSize(track: InputVideoTrack): Promise<{ width: number; height: number }> {
  const coded = { width: await track.getCodedWidth(), height: await track.getCodedHeight() };
  if (isTooLarge(coded, CODED_HEIGHT_MAX)) return coded;
  return { width: Math.round(await track.getDisplayWidth()), height: Math.round(await track.getDisplayHeight()) };
}

/** Frames are coded in blocks of 16: 1088 rows are how some encoders write 1080. */
const CODED_HEIGHT_MAX = Math.ceil(MEDIA_MAX_HEIGHT / 16) * 16;

/** The limit is for the longer and the shorter side, as with pictures. */
function isTooLarge({ width, height }: { width: number; height: number }, shorterMax: number): boolean {
  return Math.max(width, height) > MEDIA_MAX_WIDTH || Math.min(width, height) > shorterMax;
}

/** How long playing takes by the times of all packets; the first and the last one must really be in the file. */
async function measure(tracks: readonly InputTrack[]): Promise<number | FilmRefusal> {
  let [fromS, toS, packets] = [0, 0, 0];
  for (const track of tracks) {
    const sink = new EncodedPacketSink(track);
    const first = await sink.getFirstPacket();
    if (!first || first.data.byteLength === 0) return { refusal: 'badMedia' };
    let last = first;
    for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
      if (++packets > PACKETS_MAX) return { refusal: 'badMedia' };
      if (!Number.isFinite(packet.timestamp) || !Number.isFinite(packet.duration)) return { refusal: 'badMedia' };
      fromS = Math.min(fromS, packet.timestamp);
      toS = Math.max(toS, packet.timestamp + packet.duration);
      last = packet;
      if ((toS - fromS) * 1000 > OFFLINE_VIDEO_MAX_MS + LENGTH_SLACK_MS) return { refusal: 'mediaTooLong' };
    }
    const end = await sink.getPacket(last.timestamp);
    if (!end || end.data.byteLength === 0 || end.data.byteLength < end.byteLength) return { refusal: 'badMedia' };
  }
  const lengthMs = Math.round((toS - fromS) * 1000);
  return lengthMs > 0 ? lengthMs : { refusal: 'badMedia' };
}
