import type { SoundSet } from '@qc/contract';
import { type Character, characterOf, degree, inMajor } from './character.ts';
import { bass, hat, kick, lead, pad, snare, tom } from './instruments.ts';
import { hertz, later, louder, type Note } from './note.ts';

/** Steps of the scale on which everybody's arrival and every tile has its note, upwards and from the start again. */
const LADDER = 10;
const COUNTING_TICKS = 12;

/** A note of a set's own wave. */
function sung(of: Character, midi: number, at: number, long: number, loud: number): Note[] {
  const { wave, loud: times } = of.sting;
  const filter = { kind: 'lowpass', hz: 3200 } as const;
  return [{ at, long, wave, pitch: hertz(midi), loud: loud * times, rise: 0.006, fall: null, filter }];
}

function chordOf(of: Character, root: number, at: number, long: number, loud: number): Note[] {
  return [0, 2, 4].flatMap((tone) => sung(of, degree(of, root + tone + 7), at, long, loud));
}

/** The nth note up the set's scale, from a note above the bed on. */
function rung(of: Character, number: number): number {
  const { degrees } = of.lead;
  const octave = Math.floor(number / degrees.length);
  return degree(of, (degrees[number % degrees.length] ?? 0) + 14 + 7 * octave);
}

/** Somebody has joined, as the nth: the next note of the scale. `loud` from 0 to 1. */
export function joinNote(set: SoundSet, number: number, loud: number): Note[] {
  const of = characterOf(set);
  return sung(of, rung(of, number % LADDER), 0, 0.22 * Math.max(1, of.sting.slow), 0.2 * loud);
}

/** Three toms, `beatS` apart, and a rising sweep that a hit ends on the fourth beat. */
export function startingToms(set: SoundSet, beatS: number): Note[] {
  const of = characterOf(set);
  const { drums, sting } = of;
  const loud = 0.35 + drums.kick * 0.4;
  const sweep: Note = {
    ...{
      at: 2 * beatS,
      long: beatS,
      wave: 'noise',
      pitch: 0,
      loud: 0.12 * sting.loud,
      rise: 0.9 * beatS,
      fall: 0.1 * beatS,
    },
    filter: { kind: 'bandpass', hz: 400, toHz: 4200 },
  };
  return [
    ...[0, 1, 2].map((beat) => tom(of.key - 5 + 2 * beat, loud, beat * beatS, 0.6)),
    sweep,
    ...later(hit(set), 3 * beatS),
  ];
}

/** A drum and the chord of the keynote, short. `root`: degree of the chord. */
export function hit(set: SoundSet, root = 0): Note[] {
  const of = characterOf(set);
  const { drums, sting } = of;
  return [
    kick(0.3 + drums.kick / 2, 0),
    ...chordOf(inMajor(of), root, 0, 0.9 * Math.max(0.7, sting.slow), 0.16),
    bass(of, degree(of, root) - 12, 0, 0.6),
  ];
}

/** An answer's tile comes into sight, the nth of them. */
export function tileNote(set: SoundSet, number: number, at: number): Note[] {
  const of = characterOf(set);
  return sung(of, rung(of, number), at, 0.09 * Math.max(0.8, of.sting.slow), 0.22);
}

/** Time is up. All of it is over within `longS`. `early`: everybody was quick, and a chord closes the music. */
export function gong(set: SoundSet, longS: number, early: boolean): Note[] {
  const of = characterOf(set);
  const ring = [110, 149, 220].map((pitch, partial): Note => ({
    ...{
      at: 0,
      long: longS,
      wave: 'sine',
      pitch,
      loud: 0.17 / (1 + partial * 0.6),
      rise: 0.004,
      fall: Math.min(0.12, longS / 3),
    },
  }));
  return [...ring, ...(early ? chordOf(of, 0, 0, longS, 0.12) : [])];
}

/** What was right stands there: the fifth, and home in major. */
export function reveal(set: SoundSet): Note[] {
  const of = inMajor(characterOf(set));
  const { slow } = of.sting;
  return [...chordOf(of, 4, 0, 0.25 * slow, 0.15), ...chordOf(of, 7, 0.22 * slow, 0.5 * slow + 0.25, 0.17)];
}

/** A chart comes up, and nothing is right or wrong. */
export function result(set: SoundSet): Note[] {
  const of = characterOf(set);
  return [0, 2, 4].flatMap((tone, at) => sung(of, degree(of, tone + 14), at * 0.09 * of.sting.slow, 0.5, 0.17));
}

/** Points are counted up for so long, seconds. */
export function countingUp(set: SoundSet, longS: number): Note[] {
  const of = characterOf(set);
  const step = longS / COUNTING_TICKS;
  return Array.from({ length: COUNTING_TICKS }, (_, n) =>
    sung(of, degree(of, 14) + n, n * step, 0.06, 0.08 + 0.006 * n),
  ).flat();
}

/** Rows of the standings travel. */
export function swish(set: SoundSet): Note[] {
  const long = 0.18 * Math.max(1, characterOf(set).sting.slow);
  const filter = { kind: 'bandpass', hz: 600, toHz: 2400 } as const;
  return [{ at: 0, long, wave: 'noise', pitch: 0, loud: 0.2, rise: long / 2, fall: long / 2, filter }];
}

/** Somebody new leads; also what is played to hear whether the screen is heard. */
export function chime(set: SoundSet): Note[] {
  const of = inMajor(characterOf(set));
  return [0, 2, 4, 7].flatMap((tone, n) => sung(of, degree(of, tone + 14), n * 0.1, 0.9, 0.2));
}

/** A break is nearly over: three soft notes upwards. */
export function softly(set: SoundSet): Note[] {
  const of = inMajor(characterOf(set));
  return [0, 2, 4].flatMap((tone, n) => sung(of, degree(of, tone + 7), n * 0.45, 1.1, 0.13));
}

/** Somebody has the turn on a buzzer slide … */
export function buzz(set: SoundSet): Note[] {
  const of = characterOf(set);
  const { wave } = of.sting;
  return [0, 0.22].map((at) => ({
    ...{ at, long: 0.2, wave, pitch: hertz(degree(of, 14)), loud: 0.13 * of.sting.loud, rise: 0.005, fall: 0.05 },
    filter: { kind: 'lowpass', hz: 2600 },
  }));
}

/** … and nobody has the next. */
export function wrong(set: SoundSet): Note[] {
  const of = characterOf(set);
  return [...sung(of, degree(of, 4), 0, 0.3, 0.22), ...sung(of, degree(of, 0), 0.2, 0.6, 0.24)];
}

/** The winner: I, IV, V, I over two seconds, with a trill. */
export function fanfare(set: SoundSet): Note[] {
  const of = inMajor(characterOf(set));
  const { drums } = of;
  const chords = [
    [0, 0, 0.5],
    [3, 0.5, 0.4],
    [4, 0.9, 0.4],
    [7, 1.3, 1.4],
  ] as const;
  const trill = Array.from({ length: 10 }, (_, n) =>
    sung(of, degree(of, 18 + (n % 2)), 0.7 + n * 0.06, 0.09, 0.1),
  ).flat();
  return louder(
    [
      ...chords.flatMap(([root, at, long]) => [
        ...chordOf(of, root, at, long, 0.2),
        bass(of, degree(of, root % 7) - 12, at, long, 1.5),
        kick(0.3 + drums.kick / 2, at),
      ]),
      ...trill,
      ...lead(of, degree(of, 21), 1.3, 1.4),
      ...later(
        pad(
          of,
          [0, 2, 4].map((tone) => degree(of, tone + 7)),
          1.4,
          3,
        ),
        1.3,
      ),
      snare(0.2, 1.3, drums.snareHz, 0.5),
      hat(0.12, 1.3, 0.8),
    ],
    1.5,
  );
}

/** Nothing is known yet: a low bed in which a fifth rises. */
export function curtain(set: SoundSet, longS: number): Note[] {
  const of = characterOf(set);
  const low = pad(
    of,
    [0, 4, 7].map((tone) => degree(of, tone)),
    longS,
    1,
  );
  const glide: Note = {
    ...{ at: 0.3, long: longS - 0.3, wave: of.pad.wave, pitch: hertz(degree(of, 0)), loud: of.pad.loud * 1.5 },
    ...{ toPitch: hertz(degree(of, 4)), glideS: longS * 0.7, rise: 0.4, fall: 0.2 },
    filter: { kind: 'lowpass', hz: 500, toHz: 1400 },
  };
  return [...low, bass(of, degree(of, 0) - 12, 0, longS), glide];
}
