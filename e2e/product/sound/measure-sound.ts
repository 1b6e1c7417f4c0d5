import type { measures } from './loudness.ts';

/** What is measured of one set, in LUFS, dBFS, LU and factors; `halves`: half-second by half-second. */
export interface SoundMeasures {
  bed: Measured;
  lobby: Measured;
  fanfare: Measured;
  /** A clock of twenty seconds: its last five against its first, and around its end. */
  question: Measured & Tightening & { before: number; after: number };
  withoutTension: Tightening;
  breath: { sounding: number; silent: number };
  roll: Measured & { silent: number };
  /** The largest step between two samples of the lobby's pad and bass where they begin anew. */
  seam: number;
}
interface Measured {
  loudness: number;
  peak: number;
  halves: number[];
}
interface Tightening {
  louder: number;
  brighter: number;
}

/** Runs in the page: renders a set's pieces as the loudspeaker would get them, and measures them. */
export async function measureSound(set: 'classic' | 'calm' | 'arcade'): Promise<SoundMeasures> {
  const product = '/e2e/product/sound';
  const score = '/apps/web/src/features/present/score';
  const { renderPiece } = await import(`${score}/../speaker/render.ts`);
  const { once, later } = await import(`${score}/note.ts`);
  const { roundOf } = await import(`${score}/score.ts`);
  const { questionBed } = await import(`${score}/question-bed.ts`);
  const { fanfare, gong } = await import(`${score}/stingers.ts`);
  const { drumRoll } = await import(`${score}/drum-roll.ts`);
  const told: { measures: typeof measures } = await import(`${product}/loudness.ts`);
  const { crossings, loudness, peak, weighed } = told.measures;

  const measured = (samples: Float32Array, longS: number): Measured => {
    const heard = weighed(samples);
    const halves = Array.from({ length: Math.floor(2 * longS) }, (_, at) => loudness(heard, at / 2, (at + 1) / 2));
    return { loudness: loudness(heard, 0, longS), peak: peak(samples), halves };
  };
  const tightening = (samples: Float32Array): Tightening => {
    const heard = weighed(samples);
    return {
      louder: loudness(heard, 15, 20) - loudness(heard, 0, 5),
      brighter: crossings(samples, 15, 20) / crossings(samples, 0, 5),
    };
  };
  const clock: Float32Array = await renderPiece(questionBed(set, 20), 20.4);
  const clockHeard = weighed(clock);
  const even: Float32Array = await renderPiece(
    questionBed(set, 20, 0, () => 0.2),
    20,
  );
  const breath = weighed(await renderPiece(once(gong(set, 0.6, true)), 1.5));
  const roll: Float32Array = await renderPiece(once(drumRoll(set, 3.2, 0)), 3.6);
  const gathering: Float32Array = await renderPiece(roundOf(set, 'lobby'), 8);
  return {
    bed: measured(await renderPiece(roundOf(set, 'bed', 0.2), 8), 8),
    lobby: measured(gathering, 8),
    fanfare: measured(await renderPiece(once(fanfare(set)), 2), 2),
    question: {
      ...measured(clock, 20),
      ...tightening(clock),
      before: loudness(clockHeard, 19.94, 19.97),
      after: loudness(clockHeard, 20.03, 20.4),
    },
    withoutTension: tightening(even),
    breath: { sounding: loudness(breath, 0, 0.5), silent: loudness(breath, 0.65, 1.5) },
    roll: { ...measured(roll, 3), silent: loudness(weighed(roll), 3.23, 3.6) },
    seam: await seamOf(),
  };

  /** Two bars around the lobby's end; what is struck jumps by itself, and is left out. */
  async function seamOf(): Promise<number> {
    const piece = roundOf(set, 'lobby');
    const last = piece.bar(31);
    const first = piece.bar(32);
    const held = [...last.notes(), ...first.notes()].filter(({ fall }: { fall: number | null }) => fall !== null);
    const samples: Float32Array = await renderPiece(once(later(held, -last.startS)), last.longS + 0.3);
    const from = Math.round((last.longS - 0.1) * 48_000);
    let most = 0;
    for (let at = from; at < samples.length; at += 1)
      most = Math.max(most, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)));
    return most;
  }
}
