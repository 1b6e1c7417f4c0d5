import { SOUND_SETS } from '@qc/contract/entities/game-settings';
import { describe, expect, it } from 'vitest';
import { drumRoll, ROLL_HOLDS_S } from './drum-roll.ts';
import type { Note, Piece } from './note.ts';
import { questionBed } from './question-bed.ts';
import { barOf, roundOf, score } from './score.ts';
import { fanfare, gong } from './stingers.ts';
import { tensionAt } from './tension.ts';

const CLOCKS_S = [5, 7, 10, 20, 33, 60, 120];

function allNotes(piece: Piece): Note[] {
  const notes: Note[] = [];
  for (let number = 0, bar = piece.bar(0); bar; bar = piece.bar((number += 1))) notes.push(...bar.notes());
  return notes;
}

const endOf = (notes: readonly Note[]) => Math.max(...notes.map(({ at, long }) => at + long));

function mostAtOnce(notes: readonly Note[]): number {
  const moments = notes.flatMap(({ at, long }) => [
    { at, more: 1 },
    { at: at + long, more: -1 },
  ]);
  moments.sort((one, other) => one.at - other.at || one.more - other.more);
  let [now, most] = [0, 0];
  for (const { more } of moments) most = Math.max(most, (now += more));
  return most;
}

describe.each(SOUND_SETS)('the score of %s', (set) => {
  it('is the same whenever it is asked for', () => {
    expect(score(set, 'bed', 0.3, 7)).toEqual(score(set, 'bed', 0.3, 7));
    expect(score(set, 'lobby', 0, 3)).toEqual(score(set, 'lobby', 0, 3));
  });

  it('goes faster and has more notes with tension', () => {
    expect(barOf(set, 'bed', 1)).toBeLessThan(barOf(set, 'bed', 0));
    const [loose, tense] = [0.1, 1].map((tension) => score(set, 'bed', tension, 0).length);
    expect(tense).toBeGreaterThan(1.4 * (loose ?? Infinity));
  });

  it('has no beat while a question stands alone', () => {
    const drums = score(set, 'asking', 0.1, 0).filter(({ wave, toPitch }) => wave === 'noise' || toPitch !== undefined);
    expect(drums).toEqual([]);
  });

  it.each(CLOCKS_S)('ends with a clock of %i seconds, and begins with it', (limitS) => {
    const notes = allNotes(questionBed(set, limitS));
    expect(Math.abs(endOf(notes) - limitS)).toBeLessThan(0.03);
    expect(Math.min(...notes.map(({ at }) => at))).toBeLessThan(0.2);
    expect(Math.min(...notes.map(({ at }) => at))).toBeGreaterThanOrEqual(0);
    expect(mostAtOnce(notes)).toBeLessThanOrEqual(40);
  });

  it('rises by a semitone with 5, 3 and 1 seconds left', () => {
    const plain = new Set(
      allNotes(questionBed(set, 20, 0))
        .filter(({ at }) => at < 10)
        .map(({ pitch }) => pitch.toFixed(2)),
    );
    const shares = [4, 2, 0.5].map((leftS, rises) => {
      const late = allNotes(questionBed(set, 20)).filter(
        ({ at, wave, toPitch, fall }) =>
          wave !== 'noise' && !toPitch && fall !== null && Math.abs(20 - leftS - at) < 0.95,
      );
      const lowered = late.map(({ pitch }) => (pitch / 2 ** ((rises + 1) / 12)).toFixed(2));
      return lowered.filter((pitch) => plain.has(pitch)).length / lowered.length;
    });
    expect(Math.min(...shares)).toBeGreaterThan(0.6);
  });

  it('has a lobby that does not repeat within twenty seconds', () => {
    const bars = Array.from({ length: Math.ceil(20 / barOf(set, 'lobby', 0)) }, (_, bar) =>
      JSON.stringify(score(set, 'lobby', 0, bar)),
    );
    expect(new Set(bars).size).toBe(bars.length);
  });

  it('never needs more than forty voices in what goes round', () => {
    const piece = roundOf(set, 'winners');
    expect(mostAtOnce([0, 1, 2, 3].flatMap((bar) => piece.bar(bar)?.notes() ?? []))).toBeLessThanOrEqual(40);
    expect(mostAtOnce(fanfare(set))).toBeLessThanOrEqual(40);
  });

  it('rolls louder and faster, and holds at its top no longer than it may', () => {
    const strokes = drumRoll(set, 2, ROLL_HOLDS_S).filter(({ wave }) => wave !== 'sawtooth');
    const loudIn = (fromS: number) =>
      strokes.filter(({ at }) => at >= fromS && at < fromS + 0.5).reduce((sum, { loud }) => sum + loud ** 2, 0);
    const halves = [0, 0.5, 1, 1.5].map(loudIn);
    expect(halves).toEqual(halves.toSorted((one, other) => one - other));
    expect(endOf(strokes)).toBeLessThanOrEqual(2 + ROLL_HOLDS_S + 1e-9);
    expect(endOf(drumRoll(set, 3.2, 0))).toBeLessThanOrEqual(3.2 + 1e-9);
  });

  it('has a gong that leaves the breath its silence', () => {
    expect(endOf(gong(set, 0.6, true))).toBeLessThanOrEqual(0.6 + 1e-9);
    expect(endOf(gong(set, 0.4, true))).toBeLessThanOrEqual(0.4 + 1e-9);
  });
});

describe('tension', () => {
  it('rises slowly to the middle of a clock, then fast', () => {
    expect([20, 10, 5, 0].map((leftS) => tensionAt(20, leftS))).toEqual([0, 0.25, 0.6, 1]);
  });
  it('waits on long clocks until twenty seconds are left', () => {
    expect(tensionAt(120, 21)).toBeLessThanOrEqual(0.4);
    expect(tensionAt(120, 10)).toBeCloseTo(0.7);
    expect(tensionAt(120, 0)).toBe(1);
  });
});
