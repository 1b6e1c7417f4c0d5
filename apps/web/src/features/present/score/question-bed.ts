import type { SoundSet } from '@qc/contract';
import { characterOf, degree } from './character.ts';
import { hertz, later, type Note, type Piece } from './note.ts';
import { barOf, score } from './score.ts';
import { tensionAt } from './tension.ts';

/** With so many seconds left all goes a semitone up, and again, and again. */
const RISES_S = [5, 3, 1] as const;
const TICKS_FROM_S = 5;
const TICK_LOUD = 0.07;
const SEMITONE = 2 ** (1 / 12);
/** What is shorter than this is left out where it is cut. */
const SHORTEST_S = 0.05;

/** How tense the music is with so many seconds left. */
export type TensionOf = (leftS: number) => number;

interface Laid {
  startS: number;
  longS: number;
  tension: number;
}

/**
 * The music of a clock of `limitS` seconds, counted backwards: its last bar ends with the clock, and so does its last
 * note. `raise`: semitones by which all is higher. `tensionOf`: as the clock has it, where nothing else is said.
 */
export function questionBed(
  set: SoundSet,
  limitS: number,
  raise = 0,
  tensionOf: TensionOf = (leftS) => tensionAt(limitS, leftS),
): Piece {
  const bars = layBars(set, limitS, tensionOf);
  return {
    bar: (number) => {
      const laid = bars[number];
      if (!laid) return null;
      const { startS, longS, tension } = laid;
      const notes = () =>
        [...later(score(set, 'bed', tension, number), startS), ...ticks(set, laid, limitS)].flatMap((note) =>
          tightened(inside(note, limitS), limitS, raise),
        );
      return { startS: Math.max(0, startS), longS: longS + Math.min(0, startS), notes };
    },
  };
}

function layBars(set: SoundSet, limitS: number, tensionOf: TensionOf): Laid[] {
  const bars: Laid[] = [];
  for (let endS = limitS; endS > SHORTEST_S;) {
    const leftS = limitS - endS;
    // A bar's length goes by its tension, and that is the one of its middle: the second look is near enough.
    const tension = tensionOf(leftS + barOf(set, 'bed', tensionOf(leftS)) / 2);
    const longS = barOf(set, 'bed', tension);
    endS -= longS;
    bars.unshift({ startS: endS, longS, tension });
  }
  return bars;
}

/** A high note on each beat of the last seconds. */
function ticks(set: SoundSet, { startS, longS }: Laid, limitS: number): Note[] {
  const pitch = hertz(degree(characterOf(set), 28));
  return [0, 1, 2, 3]
    .map((beat) => startS + (beat * longS) / 4)
    .filter((at) => at >= limitS - TICKS_FROM_S)
    .map((at) => ({ at, long: 0.09, wave: 'triangle', pitch, loud: TICK_LOUD, rise: 0.002, fall: null }));
}

/** The part of a note that lies within the clock. */
function inside(note: Note, limitS: number): Note[] {
  const at = Math.max(0, note.at);
  const long = Math.min(note.at + note.long, limitS) - at;
  const cut = at !== note.at || long < note.long - 1e-9;
  if (long < SHORTEST_S && cut) return [];
  if (!cut) return [note];
  // A struck note that the clock cuts is held to there: it would click.
  return [{ ...note, at, long, fall: note.fall === null ? Math.min(0.02, long / 2) : Math.min(note.fall, long / 2) }];
}

/** A note in the key of its moment; one that is held over a rise is two. */
function tightened(notes: readonly Note[], limitS: number, raise: number): Note[] {
  return notes
    .flatMap((note) => split(note, limitS))
    .map((note) => {
      if (note.wave === 'noise') return note;
      const leftS = limitS - note.at;
      const rises = RISES_S.filter((from) => leftS <= from + 1e-6).length;
      const times = SEMITONE ** (raise + rises);
      return { ...note, pitch: note.pitch * times, ...(note.toPitch && { toPitch: note.toPitch }) };
    });
}

function split(note: Note, limitS: number): Note[] {
  const from = RISES_S.map((leftS) => limitS - leftS).find(
    (at) => note.fall !== null && at > note.at + SHORTEST_S && at < note.at + note.long - SHORTEST_S,
  );
  if (from === undefined) return [note];
  const first = { ...note, long: from - note.at + 0.03, fall: 0.04 };
  return [first, ...split({ ...note, at: from, long: note.at + note.long - from, rise: 0.03 }, limitS)];
}
