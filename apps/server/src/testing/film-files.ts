import {
  AdtsOutputFormat,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

/** What a made film is like. */
export interface FilmPlan {
  width?: number;
  height?: number;
  seconds?: number;
  rotation?: 0 | 90 | 180 | 270;
  fragmented?: boolean;
  codec?: 'avc' | 'hevc';
}

/** Baseline settings of H.264, as every decoder knows them. */
const AVC_SETTINGS = new Uint8Array([1, 66, 192, 30, 255, 225, 0, 4, 103, 66, 192, 30, 1, 0, 4, 104, 206, 60, 128]);
const PER_SECOND = 2;
const KEY_EVERY = 10;

/** An MP4 with the given claims and packets that hold next to nothing: headers and times are real, pictures are not. */
export async function makeMp4(plan: FilmPlan = {}): Promise<Buffer> {
  const { width = 640, height = 360, seconds = 5, rotation = 0, fragmented = false, codec = 'avc' } = plan;
  const format = new Mp4OutputFormat({ fastStart: fragmented ? 'fragmented' : 'in-memory' });
  return write(format, async (output) => {
    const source = new EncodedVideoPacketSource(codec);
    output.addVideoTrack(source, { rotation });
    await output.start();
    const names = { avc: 'avc1.42c01e', hevc: 'hvc1.1.6.L93.B0' };
    const decoderConfig = { codec: names[codec], codedWidth: width, codedHeight: height, description: AVC_SETTINGS };
    for (let i = 0; i < seconds * PER_SECOND; i++) {
      const isKey = i % KEY_EVERY === 0;
      const data = new Uint8Array([0, 0, 0, 2, isKey ? 0x65 : 0x41, 0x88]);
      const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', i / PER_SECOND, 1 / PER_SECOND);
      await source.add(packet, i === 0 ? { decoderConfig } : undefined);
    }
  });
}

/** A WebM with VP8 and Opus, made the same way. */
export async function makeWebm({ width = 640, height = 360, seconds = 5 }: FilmPlan = {}): Promise<Buffer> {
  return write(new WebMOutputFormat(), async (output) => {
    const [pictures, sounds] = [new EncodedVideoPacketSource('vp8'), new EncodedAudioPacketSource('opus')];
    output.addVideoTrack(pictures);
    output.addAudioTrack(sounds);
    await output.start();
    const size = [width & 255, width >> 8, height & 255, height >> 8];
    const frame = new Uint8Array([0x10, 0, 0, 0x9d, 1, 0x2a, ...size]);
    const video = { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } };
    const audio = { decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 } };
    for (let i = 0; i < seconds * PER_SECOND; i++) {
      const [at, long] = [i / PER_SECOND, 1 / PER_SECOND];
      const kind = i % KEY_EVERY === 0 ? 'key' : 'delta';
      await pictures.add(new EncodedPacket(frame, kind, at, long), i === 0 ? video : undefined);
      await sounds.add(new EncodedPacket(new Uint8Array([0xfc, 1, 2]), 'key', at, long), i === 0 ? audio : undefined);
    }
  });
}

/** Opus in Ogg. */
export async function makeOgg(seconds = 5): Promise<Buffer> {
  return write(new OggOutputFormat(), async (output) => {
    const source = new EncodedAudioPacketSource('opus');
    output.addAudioTrack(source);
    await output.start();
    const description = Buffer.from('OpusHead\x01\x02\x38\x01\x80\xbb\x00\x00\x00\x00\x00', 'latin1');
    const meta = { decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, description } };
    for (let i = 0; i < seconds * 50; i++) {
      const packet = new EncodedPacket(new Uint8Array([0xfc, 1, 2]), 'key', i / 50, 1 / 50);
      await source.add(packet, i === 0 ? meta : undefined);
    }
  });
}

/** AAC in bare frames. */
export async function makeAac(seconds = 5): Promise<Buffer> {
  return write(new AdtsOutputFormat(), async (output) => {
    const source = new EncodedAudioPacketSource('aac');
    output.addAudioTrack(source);
    await output.start();
    const decoderConfig = {
      codec: 'mp4a.40.2',
      sampleRate: 48_000,
      numberOfChannels: 2,
      description: new Uint8Array([0x11, 0x90]),
    };
    const long = 1024 / 48_000;
    for (let i = 0; i * long < seconds; i++) {
      const packet = new EncodedPacket(new Uint8Array([0x21, 0x10, 0x04, 0x60]), 'key', i * long, long);
      await source.add(packet, i === 0 ? { decoderConfig } : undefined);
    }
  });
}

/** Silence as WAV: 8 bits, mono. */
export function makeWav(seconds = 5, rate = 8000): Buffer {
  const data = Buffer.alloc(seconds * rate, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** Silent frames of MP3: 128 kbit, 44.1 kHz, 26 ms each. */
export function makeMp3(seconds = 5): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame));
}

async function write(format: OutputFormat, fill: (output: Output) => Promise<void>): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  await fill(output);
  await output.finalize();
  if (target.buffer === null) throw new Error('no film was made');
  return Buffer.from(target.buffer);
}
