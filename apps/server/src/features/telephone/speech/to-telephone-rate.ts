import { TELEPHONE_RATE } from '@qc/telephone/wav';

/** What lies above does not go through a telephone, and would come back as a rattle below it. Share of the rate. */
const PASSES_BELOW = 0.44;
/** How far the filter looks to either side, in samples of the slower of the two rates. */
const REACH = 16;

/**
 * Sound of one channel, brought to the 8 kHz of telephones: what is above 3.5 kHz is taken out first, by a windowed sinc
 * for each of the places a new sample can have between two old ones. `rate`: samples a second, 8000 to 48,000.
 */
export function toTelephoneRate(samples: Int16Array, rate: number): Int16Array {
  if (rate === TELEPHONE_RATE) return samples;
  const shared = greatestShared(rate, TELEPHONE_RATE);
  const [up, down] = [TELEPHONE_RATE / shared, rate / shared];
  const reach = Math.ceil((REACH * rate) / TELEPHONE_RATE);
  const filters = Array.from({ length: up }, (_, place) => filterAt(place / up, reach, TELEPHONE_RATE / rate));
  const made = new Int16Array(Math.floor((samples.length * up) / down));
  for (let n = 0; n < made.length; n += 1) {
    const first = Math.floor((n * down) / up) - reach + 1;
    const filter = filters[(n * down) % up] ?? [];
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap += 1) sum += (filter[tap] ?? 0) * (samples[first + tap] ?? 0);
    made[n] = Math.max(-0x8000, Math.min(0x7fff, Math.round(sum)));
  }
  return made;
}

/** Weights of the samples around a place that lies `between` (0 to 1) after the middle one; together they are 1. */
function filterAt(between: number, reach: number, ratio: number): Float64Array {
  const weights = new Float64Array(2 * reach);
  const cutoff = 2 * PASSES_BELOW * ratio;
  for (let tap = 0; tap < weights.length; tap += 1) {
    const away = tap - (reach - 1) - between;
    const angle = Math.PI * cutoff * away;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / reach);
    weights[tap] = (angle === 0 ? 1 : Math.sin(angle) / angle) * window;
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function greatestShared(one: number, other: number): number {
  return other === 0 ? one : greatestShared(other, one % other);
}
