import type { SoundSet } from '@qc/contract';
import { characterOf, degree } from './character.ts';
import { hertz, type Note } from './note.ts';

/** A roll that has come to its top stays there for at most so long, until the word with the row is here, seconds. */
export const ROLL_HOLDS_S = 0.8;

/** One stroke of a roll: when, and how far the roll has come, from 0 to 1. */
interface Stroke {
  at: number;
  share: number;
  /** Sticks take turns, and one is weaker. */
  weight: number;
}

function strokes(longS: number, holdS: number, from: number, to: number): Stroke[] {
  const all: Stroke[] = [];
  for (let at = 0, n = 0; at < longS + holdS; n += 1) {
    const share = Math.min(1, at / longS);
    all.push({ at, share, weight: n % 2 === 0 ? 1 : 0.8 });
    at += 1 / (from + (to - from) * share);
  }
  return all;
}

/** How loud the roll is when it has come so far. */
function swell(share: number): number {
  return 0.1 + 0.55 * share ** 2;
}

/** A roll that rises for `longS` seconds, and then stays at its top for `holdS`. */
export function drumRoll(set: SoundSet, longS: number, holdS: number): Note[] {
  const of = characterOf(set);
  const endS = longS + holdS;
  if (set === 'calm')
    return strokes(longS, holdS, 10, 10).map(({ at, share, weight }) => ({
      ...{ at, long: Math.min(0.3, endS - at), wave: 'sine', pitch: 98, toPitch: 65, glideS: 0.04 },
      ...{ loud: swell(share) * weight * 0.55, rise: 0.006, fall: null },
    }));
  const drums = strokes(longS, holdS, 14, 22).map(({ at, share, weight }): Note => ({
    ...{
      at,
      long: Math.min(0.09, endS - at),
      wave: 'noise',
      pitch: 0,
      loud: swell(share) * weight * 1.5,
      rise: 0.002,
      fall: null,
    },
    filter: { kind: 'bandpass', hz: 1400 + 1800 * share },
  }));
  if (set !== 'arcade') return drums;
  const riser: Note = {
    ...{
      at: 0,
      long: endS,
      wave: 'sawtooth',
      pitch: hertz(degree(of, 0)),
      toPitch: hertz(degree(of, 7)),
      glideS: longS,
    },
    ...{ loud: 0.16, rise: longS, fall: 0.03, filter: { kind: 'lowpass', hz: 400, toHz: 2400 } },
  };
  return [...drums, riser];
}
