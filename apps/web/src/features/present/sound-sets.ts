import type { SoundSet } from '@qc/contract';

/** The moments of a game that have a sound. `place`: a winner who is not the first. `wrong`: a turn is over, and nobody has the next. */
export type Sound =
  | 'join'
  | 'buzz'
  | 'wrong'
  | 'open'
  | 'hurry'
  | 'close'
  | 'reveal'
  | 'standings'
  | 'place'
  | 'winner';

/** One note of a sound that the screen makes itself. */
export interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from the start of the sound. */
  at: number;
  /** Seconds. */
  long: number;
  wave?: OscillatorType;
  loud?: number;
}

/** A set's own sounds, and the tune that goes round while players gather. */
interface Voices {
  sounds: Record<Sound, readonly Note[]>;
  tune: { longS: number; notes: readonly Note[] };
}

type Step = readonly [pitch: number, at: number, long: number];
/** One step, in hertz and seconds. */
const at = (...step: Step) => step;

function notes(wave: OscillatorType, loud: number, ...steps: readonly Step[]): Note[] {
  return steps.map(([pitch, from, long]) => ({ pitch, at: from, long, wave, loud }));
}

/** Notes of equal length one after the other; 0 is a rest. */
function line(
  pitches: readonly number[],
  stepS: number,
  wave: OscillatorType,
  loud: number,
  long = stepS * 0.9,
): Note[] {
  return pitches.flatMap((pitch, at) => (pitch === 0 ? [] : [{ pitch, at: at * stepS, long, wave, loud }]));
}

const [C3, F3, G3, A3] = [130.81, 174.61, 196, 220];
const [C4, D4, E4, F4, G4, A4, B4] = [261.63, 293.66, 329.63, 349.23, 392, 440, 493.88];
const [C5, D5, E5, G5, A5, C6] = [523.25, 587.33, 659.25, 783.99, 880, 1046.5];

const classic: Voices = {
  sounds: {
    join: notes('sine', 0.12, at(660, 0, 0.09)),
    buzz: notes('square', 0.12, at(C4, 0, 0.18), at(C4, 0.22, 0.3)),
    wrong: notes('sawtooth', 0.1, at(G3, 0, 0.2), at(C3, 0.2, 0.45)),
    open: notes('sine', 0.22, at(G4, 0, 0.12), at(C5, 0.1, 0.12), at(E5, 0.2, 0.22)),
    hurry: notes('square', 0.08, at(A5, 0, 0.07)),
    close: notes('sine', 0.22, at(A4, 0, 0.16), at(330, 0.14, 0.3)),
    reveal: notes('sine', 0.22, at(C5, 0, 0.14), at(E5, 0.1, 0.14), at(G5, 0.2, 0.34)),
    standings: notes('triangle', 0.22, at(E4, 0, 0.12), at(A4, 0.12, 0.2)),
    place: notes('triangle', 0.28, at(G4, 0, 0.14), at(C5, 0.12, 0.3)),
    winner: [
      ...notes('triangle', 0.32, at(C5, 0, 0.16), at(E5, 0.15, 0.16), at(G5, 0.3, 0.16), at(C6, 0.45, 0.7)),
      ...notes('sine', 0.18, at(E5, 0.45, 0.7), at(G5, 0.45, 0.7)),
    ],
  },
  tune: {
    longS: 7.68,
    notes: [
      ...line([C5, 0, E5, G4, A4, 0, G4, 0, C5, D5, E5, 0, D5, 0, C5, 0], 0.48, 'triangle', 0.07),
      ...line([C4, E4, G4, E4, F4, A4, G4, B4], 0.96, 'sine', 0.06),
    ],
  },
};

const arcade: Voices = {
  sounds: {
    join: notes('square', 0.07, at(B4, 0, 0.06), at(E5, 0.06, 0.12)),
    buzz: line([C6, G5, C6, G5, C6], 0.06, 'square', 0.1),
    wrong: line([E4, C4, A3, F3], 0.1, 'square', 0.09),
    open: line([C4, E4, G4, C5, E5, G5], 0.06, 'square', 0.1),
    hurry: notes('square', 0.07, at(1320, 0, 0.05)),
    close: line([G4, E4, C4, G3], 0.09, 'sawtooth', 0.1),
    reveal: line([C5, G4, C5, E5, G5], 0.08, 'square', 0.1),
    standings: line([A4, C5, A4, C5], 0.09, 'square', 0.08),
    place: line([C4, G4, C5], 0.09, 'square', 0.11),
    winner: [
      ...line([G4, C5, E5, G5, E5, G5], 0.11, 'square', 0.12),
      ...notes('square', 0.08, at(C6, 0.66, 0.6), at(E5, 0.66, 0.6), at(C4, 0.66, 0.6)),
    ],
  },
  tune: {
    longS: 5.12,
    notes: [
      ...line([A4, C5, E5, C5, G4, C5, E5, C5, F4, A4, C5, A4, G4, B4, D5, B4], 0.32, 'square', 0.03, 0.12),
      ...line([A3, A3, C3, C3, F3, F3, G3, G3], 0.64, 'triangle', 0.09, 0.3),
    ],
  },
};

const calm: Voices = {
  sounds: {
    join: notes('sine', 0.09, at(C5, 0, 0.5)),
    buzz: notes('sine', 0.18, at(G5, 0, 0.5), at(C5, 0.16, 0.9)),
    wrong: notes('sine', 0.15, at(E4, 0, 0.5), at(C4, 0.24, 0.9)),
    open: notes('sine', 0.16, at(C4, 0, 0.7), at(G4, 0.25, 0.9)),
    hurry: notes('sine', 0.1, at(E5, 0, 0.16)),
    close: notes('sine', 0.16, at(G4, 0, 0.6), at(D4, 0.3, 0.9)),
    reveal: notes('sine', 0.14, at(C4, 0, 1), at(E4, 0.12, 1), at(G4, 0.24, 1.2)),
    standings: notes('sine', 0.13, at(A4, 0, 0.6), at(E4, 0.2, 0.8)),
    place: notes('sine', 0.16, at(E4, 0, 0.6), at(A4, 0.2, 0.9)),
    winner: notes('sine', 0.15, at(C4, 0, 1.6), at(E4, 0.2, 1.5), at(G4, 0.4, 1.4), at(C5, 0.6, 1.6), at(E5, 0.8, 1.6)),
  },
  tune: {
    longS: 16,
    notes: [
      ...line([C4, F3, A3, G3], 4, 'sine', 0.07, 3.6),
      ...line([G4, C5, E5, C5], 4, 'sine', 0.05, 3.2),
      ...line([0, E4, 0, A4, 0, E4, 0, D4], 2, 'triangle', 0.04, 1.6),
    ],
  },
};

/** The sets of sounds that the presenter screen makes itself. */
export const SETS: Record<SoundSet, Voices> = { classic, arcade, calm };
