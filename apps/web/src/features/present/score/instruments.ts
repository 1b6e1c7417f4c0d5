import type { Character } from './character.ts';
import { hertz, type Note } from './note.ts';

/** A chord held, its fall reaching into what comes after. */
export function pad({ pad: { wave, hz, loud } }: Character, midis: readonly number[], long: number, open = 1): Note[] {
  return midis.map((midi, voice) => ({
    at: 0,
    long,
    wave,
    // A few cents apart, or three waves at once sound like one organ.
    pitch: hertz(midi + (voice - 1) * 0.05),
    loud,
    rise: 0.08,
    fall: Math.min(0.18, long / 3),
    filter: { kind: 'lowpass', hz: hz * open },
  }));
}

/** One note of the bass. */
export function bass({ bass: { wave, loud } }: Character, midi: number, at: number, long: number, open = 1): Note {
  const filter = { kind: 'lowpass', hz: 380 * open } as const;
  return { at, long, wave, pitch: hertz(midi), loud, rise: 0.012, fall: Math.min(0.08, long / 2), filter };
}

/** One note of the lead; a bell rings on with a partial of its own. */
export function lead(
  { lead: { wave, bell, loud } }: Character,
  midi: number,
  at: number,
  long: number,
  open = 1,
): Note[] {
  const pitch = hertz(midi);
  if (bell) {
    const note: Note = { at, long: 1.2, wave, pitch, loud, rise: 0.006, fall: null };
    return [note, { ...note, long: 0.7, pitch: pitch * 2.76, loud: loud / 4 }];
  }
  return [{ at, long, wave, pitch, loud, rise: 0.008, fall: null, filter: { kind: 'lowpass', hz: 2600 * open } }];
}

/** A drum that falls from a knock into its depth. */
export function kick(loud: number, at: number): Note {
  return { at, long: 0.2, wave: 'sine', pitch: 130, toPitch: 45, glideS: 0.09, loud, rise: 0.003, fall: null };
}

/** A tom, lower and longer than a kick. */
export function tom(midi: number, loud: number, at: number, long = 0.5): Note {
  const pitch = hertz(midi);
  return { at, long, wave: 'sine', pitch: pitch * 1.6, toPitch: pitch, glideS: 0.08, loud, rise: 0.004, fall: null };
}

/** A cymbal's short hiss. */
export function hat(loud: number, at: number, long: number): Note {
  return { at, long, wave: 'noise', pitch: 0, loud, rise: 0.002, fall: null, filter: { kind: 'highpass', hz: 7000 } };
}

/** A snare or a clap, by where its noise stands. */
export function snare(loud: number, at: number, hz: number, long = 0.14): Note {
  return { at, long, wave: 'noise', pitch: 0, loud, rise: 0.002, fall: null, filter: { kind: 'bandpass', hz } };
}
