/** What telephones carry, samples in a second. */
export const RATE = 8000;
const HEADER_BYTES = 44;
/** Every second sample is enough to find a place. */
const STEP = 2;
/** How much of a file is looked for at once, s. */
const PART_S = 0.6;

/** The samples of a WAV file of 16 bits; a file that is still written has more than its head says. */
export function samplesOf(file: Buffer): Int16Array {
  const data = file.indexOf('data');
  const from = data === -1 ? HEADER_BYTES : data + 8;
  return Int16Array.from({ length: Math.max(0, (file.length - from) >> 1) }, (_, n) => file.readInt16LE(from + 2 * n));
}

/** A file of silence. */
export function silentWav(seconds: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  const bytes = seconds * RATE * 2;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, 2 * RATE],
    [40, bytes],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}

/** Samples as they are after A-law, which telephones in most of the world carry them by. */
export function throughAlaw(samples: Int16Array): Int16Array {
  return samples.map((sample) => {
    const size = Math.min(32_635, Math.abs(sample));
    const exponent = size >= 256 ? Math.floor(Math.log2(size)) - 7 : 0;
    const shift = exponent === 0 ? 4 : exponent + 3;
    const heard = ((size >> shift) << shift) + (1 << (shift - 1));
    return sample < 0 ? -heard : heard;
  });
}

/** Where a file was heard, in samples, and how like it what was heard there is: 1 is the same. */
export interface Found {
  at: number;
  likeness: number;
}

/** Where samples were heard best, from a place on. */
export function findIn(heard: Int16Array, wanted: Int16Array, from = 0): Found {
  let best: Found = { at: -1, likeness: 0 };
  for (let at = from; at + wanted.length <= heard.length; at += STEP) {
    const likeness = likenessAt(heard, wanted, at, 8);
    if (likeness > best.likeness) best = { at, likeness };
  }
  let exact: Found = { at: best.at, likeness: 0 };
  for (const at of [-2, -1, 0, 1, 2].map((off) => best.at + off)) {
    if (at < 0 || at + wanted.length > heard.length) continue;
    const likeness = likenessAt(heard, wanted, at, 1);
    if (likeness > exact.likeness) exact = { at, likeness };
  }
  return exact;
}

/** The first and the last part of a file that are loud: what a file is known by. */
export function endsOf(samples: Int16Array): { first: Int16Array; last: Int16Array; betweenMs: number } {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isLoud = (sample: number) => Math.abs(sample) > loudest / 8;
  const [start, end] = [samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1];
  const part = Math.round(PART_S * RATE);
  const lastAt = Math.max(start, end - part);
  return {
    first: samples.slice(start, start + part),
    last: samples.slice(lastAt, lastAt + part),
    betweenMs: ((lastAt - start) * 1000) / RATE,
  };
}

/** How loud samples are, of 32767. */
export function loudness(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}

function likenessAt(heard: Int16Array, wanted: Int16Array, at: number, step: number): number {
  let [both, one, other] = [0, 0, 0];
  for (let n = 0; n < wanted.length; n += step) {
    const [a, b] = [heard[at + n] ?? 0, wanted[n] ?? 0];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return one === 0 || other === 0 ? 0 : both / Math.sqrt(one * other);
}
