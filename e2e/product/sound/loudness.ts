/** Runs in the page: how loud samples at 48 kHz are, as ITU-R BS.1770 weighs them, without its gates. */

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The head's shadow, and a high-pass: the two stages of the K weighting at 48 kHz. */
const K_WEIGHTING: readonly Biquad[] = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[at] = y;
  }
  return out;
}

/** Samples as the ear weighs them. */
function weighed(samples: Float32Array): Float32Array {
  return K_WEIGHTING.reduce(filtered, samples);
}

/** Loudness of weighed samples from one second to another, LUFS. */
function loudness(weighedSamples: Float32Array, fromS: number, toS: number, rate = 48_000): number {
  const [from, to] = [Math.round(fromS * rate), Math.min(weighedSamples.length, Math.round(toS * rate))];
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (weighedSamples[at] ?? 0) ** 2;
  return -0.691 + 10 * Math.log10(sum / Math.max(1, to - from) + 1e-12);
}

/** The largest sample, dBFS. */
function peak(samples: Float32Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return 20 * Math.log10(most + 1e-9);
}

/** How often a second the samples cross zero. */
function crossings(samples: Float32Array, fromS: number, toS: number, rate = 48_000): number {
  let count = 0;
  for (let at = Math.round(fromS * rate) + 1; at < Math.round(toS * rate); at += 1)
    if ((samples[at] ?? 0) >= 0 !== (samples[at - 1] ?? 0) >= 0) count += 1;
  return count / (toS - fromS);
}

/** What is measured of samples; the page that renders them takes it by its address. */
export const measures = { weighed, loudness, peak, crossings };
