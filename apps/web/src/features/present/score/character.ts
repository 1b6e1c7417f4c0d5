import type { SoundSet } from '@qc/contract';
import type { Wave } from './note.ts';

/** What one set of sounds is made of. Steps are sixteenths of a bar of four beats, chords are degrees of the scale. */
export interface Character {
  /** MIDI number of the keynote in the octave of the pad. */
  key: number;
  /** Semitones of the seven degrees. */
  scale: readonly number[];
  /** Degrees that the lead may use, from 0. */
  lead: { degrees: readonly number[]; wave: Wave; bell: boolean; loud: number };
  chords: readonly number[];
  /** Beats a minute without tension, and at its end. */
  tempo: readonly [calm: number, tense: number];
  pad: { wave: Wave; hz: number; loud: number };
  bass: { wave: Wave; steps: readonly number[]; loud: number };
  drums: {
    kick: number;
    /** Every beat has a kick, not every second. */
    isFourFloor: boolean;
    hat: number;
    /** Noise on the second and fourth beat: a snare, or a clap. */
    snare: number;
    snareHz: number;
    /** Tension from which it is heard. */
    snareFrom: number;
  };
  /** Share of a sixteenth by which every second eighth of the lead comes late. */
  swing: number;
  /** Bars of the lobby before it repeats. */
  lobbyBars: number;
  lobbyDrums: boolean;
  lobbyPad: boolean;
  sting: { wave: Wave; /** Times as long as in the classic set. */ slow: number; loud: number };
  /** Gain of all that goes round, so that the sets are equally loud. */
  bedGain: number;
  /** How much the lead and the cymbals come forward with tension. */
  tense: number;
}

const MINOR = [0, 2, 3, 5, 7, 8, 10];
const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const SYNCOPES = [0, 3, 6, 8, 11, 14];

/** A game show in D minor; its good moments are in D major. */
const classic: Character = {
  key: 50,
  scale: MINOR,
  lead: { degrees: [0, 1, 2, 3, 4, 5, 6], wave: 'triangle', bell: false, loud: 0.1 },
  chords: [0, 5, 3, 4],
  tempo: [96, 112],
  pad: { wave: 'sawtooth', hz: 700, loud: 0.022 },
  bass: { wave: 'triangle', steps: SYNCOPES, loud: 0.12 },
  drums: { kick: 0.24, isFourFloor: false, hat: 0.05, snare: 0.12, snareHz: 1700, snareFrom: 0.3 },
  swing: 0,
  lobbyBars: 32,
  lobbyDrums: true,
  lobbyPad: true,
  sting: { wave: 'triangle', slow: 1, loud: 1 },
  bedGain: 1.2,
  tense: 3.4,
};

/** A classroom in F major. */
const calm: Character = {
  key: 53,
  scale: MAJOR,
  lead: { degrees: [0, 1, 2, 4, 5], wave: 'sine', bell: true, loud: 0.085 },
  chords: [0, 3, 1, 4],
  tempo: [66, 72],
  pad: { wave: 'triangle', hz: 900, loud: 0.03 },
  bass: { wave: 'sine', steps: [0, 8], loud: 0.09 },
  drums: { kick: 0.1, isFourFloor: false, hat: 0.025, snare: 0.06, snareHz: 1500, snareFrom: 0.6 },
  swing: 0,
  lobbyBars: 16,
  lobbyDrums: false,
  lobbyPad: true,
  sting: { wave: 'sine', slow: 2, loud: 1.15 },
  bedGain: 1.25,
  tense: 0.3,
};

/** A feast in A minor. Stored as `arcade`, as it was called once. */
const party: Character = {
  key: 45,
  scale: MINOR,
  lead: { degrees: [0, 2, 3, 4, 6], wave: 'square', bell: false, loud: 0.06 },
  chords: [0, 0, 3, 4],
  tempo: [120, 132],
  pad: { wave: 'sawtooth', hz: 1200, loud: 0.02 },
  bass: { wave: 'sawtooth', steps: SYNCOPES, loud: 0.12 },
  drums: { kick: 0.3, isFourFloor: true, hat: 0.05, snare: 0.14, snareHz: 1900, snareFrom: 0.3 },
  swing: 0.12,
  lobbyBars: 16,
  lobbyDrums: true,
  lobbyPad: false,
  sting: { wave: 'square', slow: 0.5, loud: 0.6 },
  bedGain: 1.25,
  tense: 1.2,
};

const CHARACTERS: Record<SoundSet, Character> = { classic, calm, arcade: party };

/** The character of a set of sounds. */
export function characterOf(set: SoundSet): Character {
  return CHARACTERS[set];
}

/** The same in the major of its keynote, for what is to be glad. */
export function inMajor(of: Character): Character {
  return { ...of, scale: MAJOR, chords: [0, 3, 4, 0], lead: { ...of.lead, degrees: [0, 1, 2, 4, 5] } };
}

/** MIDI number of a degree of the scale; degrees above the seventh are an octave higher. */
export function degree({ key, scale }: Pick<Character, 'key' | 'scale'>, number: number): number {
  const octave = Math.floor(number / scale.length);
  return key + 12 * octave + (scale[number - octave * scale.length] ?? 0);
}
