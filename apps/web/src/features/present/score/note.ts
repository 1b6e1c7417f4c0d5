/** What makes the sound of a note: a wave, or noise. */
export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';

/** What a note is led through. */
export interface NoteFilter {
  kind: 'lowpass' | 'highpass' | 'bandpass';
  hz: number;
  /** Where it stands at the note's end; absent: where it began. */
  toHz?: number;
}

/** One note, complete: a player needs to know nothing of music. */
export interface Note {
  /** Seconds from the beginning of its piece. */
  at: number;
  /** Seconds until it is silent again, the fall included. */
  long: number;
  wave: Wave;
  /** Hertz; of no meaning to noise. */
  pitch: number;
  /** Pitch that it glides to within `glideS`; absent: it stays. */
  toPitch?: number;
  glideS?: number;
  /** Gain at its loudest, from 0 to 1. */
  loud: number;
  /** Seconds to its loudest. */
  rise: number;
  /** Seconds of its end in which a held note falls; null: it is struck, and dies away from its loudest on. */
  fall: number | null;
  filter?: NoteFilter;
}

/** Notes that begin together with others of their bar; `at` counts from the piece's beginning. */
export interface Bar {
  startS: number;
  longS: number;
  notes(): readonly Note[];
}

/** Music as a player takes it: bars in their order, written when they are wanted. Null: the piece is over. */
export interface Piece {
  bar(number: number): Bar | null;
}

/** The frequency of a note by its MIDI number. */
export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** The same notes so much later. */
export function later(notes: readonly Note[], byS: number): Note[] {
  return notes.map((note) => ({ ...note, at: note.at + byS }));
}

/** The same notes so many times as loud. */
export function louder(notes: readonly Note[], times: number): Note[] {
  return notes.map((note) => ({ ...note, loud: note.loud * times }));
}

/** A piece that is played once. */
export function once(notes: readonly Note[]): Piece {
  const longS = Math.max(0, ...notes.map(({ at, long }) => at + long));
  return { bar: (number) => (number === 0 ? { startS: 0, longS, notes: () => notes } : null) };
}

/** Bars of equal length, without an end. `write` gives a bar's notes, counted from the bar. */
export function round(longS: number, write: (bar: number) => readonly Note[]): Piece {
  return {
    bar: (number) => {
      const startS = number * longS;
      return { startS, longS, notes: () => later(write(number), startS) };
    },
  };
}
