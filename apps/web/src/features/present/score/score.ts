import type { SoundSet } from '@qc/contract';
import { type Character, characterOf, degree, inMajor } from './character.ts';
import { bass, hat, kick, lead, pad, snare } from './instruments.ts';
import { louder, type Note, type Piece, round } from './note.ts';
import { ASKING_TENSION, barSeconds } from './tension.ts';

/** Music that goes round, bar by bar. `bed`: while a clock runs. `asking`: a question stands alone. */
export type Part = 'lobby' | 'bed' | 'asking' | 'break' | 'winners';

const LOBBY_TEMPO = 0.84;
/** The lobby and what is like it stand below the bed. */
const LOBBY_GAIN = 0.74;
const WINNERS_GAIN = 0.55;
const ASKING_GAIN = 0.8;
/** Through the wall from the next room. */
const BREAK_HZ = 800;

/** A number from 0 to `below` - 1 that looks like chance and is always the same. */
function chance(seed: number, below: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
}

function chord(of: Character, bar: number): number[] {
  const root = of.chords[bar % of.chords.length] ?? 0;
  // Chords high in the scale come an octave lower: the pad stays where it is.
  const base = root >= 4 ? root - 7 : root;
  return [base, base + 2, base + 4];
}

/** The chord of a bar, held until the next. */
function held(of: Character, bar: number, longS: number, open = 1): Note[] {
  const midis = chord(of, bar).map((tone) => degree(of, tone + 7));
  return pad(of, midis, longS + 0.1, open);
}

/** Seconds of one bar of a part. */
export function barOf(set: SoundSet, part: Part, tension: number): number {
  const longS = barSeconds(characterOf(set), part === 'bed' ? tension : 0);
  return part === 'lobby' || part === 'break' ? longS / LOBBY_TEMPO : longS;
}

/** The notes of one bar, counted from the bar's beginning. The same bar at the same tension is always the same. */
export function score(set: SoundSet, part: Part, tension: number, bar: number): readonly Note[] {
  const of = characterOf(set);
  const longS = barOf(set, part, tension);
  switch (part) {
    case 'bed':
      return louder(bed(of, tension, bar, longS), of.bedGain * (0.88 + 0.46 * tension));
    case 'asking':
      return louder(asking(of, bar, longS), of.bedGain * ASKING_GAIN);
    case 'winners':
      return louder(bed(inMajor(of), 0.3, bar, longS), of.bedGain * WINNERS_GAIN);
    case 'lobby':
      return louder(lobby(of, bar, longS, of.lobbyDrums), of.bedGain * LOBBY_GAIN);
    case 'break':
      return louder(pause(set, of, bar, longS), of.bedGain * LOBBY_GAIN);
  }
}

/** A part that goes round without an end. */
export function roundOf(set: SoundSet, part: Part, tension = 0): Piece {
  return round(barOf(set, part, tension), (bar) => score(set, part, tension, bar));
}

function bed(of: Character, tension: number, bar: number, longS: number): Note[] {
  const step = longS / 16;
  const tones = chord(of, bar);
  const open = 1 + 2 * tension;
  const { drums } = of;
  return [
    ...held(of, bar, longS, open),
    ...of.bass.steps.map((at) => bass(of, degree(of, tones[0] ?? 0) - 12, at * step, 2.2 * step, 1 + tension)),
    ...louder(leadLine(of, tension, bar, step, tones), 0.6 + of.tense * tension),
    ...hats(drums.hat * (0.5 + of.tense * tension), tension, step),
    ...kicks(of, tension, step),
    ...(tension >= drums.snareFrom ? [4, 12].map((at) => snare(drums.snare, at * step, drums.snareHz)) : []),
  ];
}

/** An arpeggio over the chord that takes another way in each of sixteen bars. */
function leadLine(of: Character, tension: number, bar: number, step: number, tones: number[]): Note[] {
  const every = tension >= 0.25 ? 2 : 4;
  const way = chance(bar % 16, 5);
  return Array.from({ length: 16 / every }, (_, n) => {
    const tone = tones[(n * (way % 2 === 0 ? 1 : 2) + way) % 3] ?? 0;
    const octave = 14 + (chance(bar * 8 + n, 4) === 0 ? 7 : 0);
    const swung = n % 2 === 1 && every === 2 ? of.swing * 2 * step : 0;
    return lead(of, degree(of, tone + octave), n * every * step + swung, 0.9 * every * step, 1 + 2 * tension);
  }).flat();
}

function hats(loud: number, tension: number, step: number): Note[] {
  const every = tension >= 0.5 ? 1 : 2;
  return Array.from({ length: 16 / every }, (_, n) => {
    const at = n * every;
    return hat(at % 4 === 2 ? loud : loud * 0.6, at * step, at % 4 === 2 ? 0.05 : 0.03);
  });
}

function kicks({ drums }: Character, tension: number, step: number): Note[] {
  const beats = drums.isFourFloor ? [0, 4, 8, 12] : [0, 8];
  return [...beats, ...(tension >= 0.35 ? [6, 14] : [])].map((at) => kick(drums.kick, at * step));
}

/** No beat: the chord, and a lonely note in every bar. */
function asking(of: Character, bar: number, longS: number): Note[] {
  const tones = chord(of, bar);
  const open = 1 + 2 * ASKING_TENSION;
  const note = tones[bar % 3] ?? 0;
  return [
    ...held(of, bar, longS, open),
    { ...bass(of, degree(of, tones[0] ?? 0) - 12, 0, longS), rise: 0.1 },
    ...lead(of, degree(of, note + 14), longS / 2, longS / 3, open),
  ];
}

/** A melody that walks by steps of the scale, and comes home every `lobbyBars`. */
function lobby(of: Character, bar: number, longS: number, withDrums: boolean): Note[] {
  const step = longS / 16;
  const number = bar % of.lobbyBars;
  const tones = chord(of, number);
  const { drums } = of;
  const { degrees } = of.lead;
  const walk = Array.from({ length: 4 }, (_, beat) => {
    if (beat > 0 && chance(number * 4 + beat, 5) === 0) return [];
    const home = degrees.indexOf(((tones[0] ?? 0) + 7) % 7);
    const at = Math.max(0, home) + (beat === 0 ? 0 : chance(number * 7 + beat, 5) - 1);
    const wrapped = ((at % degrees.length) + degrees.length) % degrees.length;
    return lead(of, degree(of, (degrees[wrapped] ?? 0) + 14), beat * 4 * step, 3.4 * step, 1);
  }).flat();
  const shuffle = [
    ...(drums.isFourFloor ? [0, 4, 8, 12] : [0, 8]).map((at) => kick(drums.kick * 0.7, at * step)),
    ...[4, 12].map((at) => snare(drums.snare * 0.5, at * step, drums.snareHz)),
    ...[2, 6, 10, 14].map((at) => hat(drums.hat * 0.7, at * step, 0.04)),
  ];
  return [
    ...(of.lobbyPad ? held(of, number, longS) : []),
    ...of.bass.steps.map((at) => bass(of, degree(of, tones[0] ?? 0) - 12, at * step, 2.2 * step)),
    ...walk,
    ...(withDrums ? shuffle : []),
  ];
}

function pause(set: SoundSet, of: Character, bar: number, longS: number): Note[] {
  if (set === 'calm') return held(of, bar, longS);
  if (set === 'classic') return lobby(of, bar, longS, false);
  return lobby(of, bar, longS, true).map((note) => ({ ...note, filter: { kind: 'lowpass', hz: BREAK_HZ } }));
}
