import type { PhaseView, QuestionContent } from '@qc/contract';
import { gameRounds, timesOf } from '@qc/engine';

/** Which round of the game a slide begins, of how many, and how often all its points count. */
export type RoundPlace = Pick<Extract<PhaseView, { phase: 'round' }>, 'number' | 'of' | 'times'>;

/** Of a slide of the game; null: it begins no round. */
export function roundPlaceOf(slides: readonly QuestionContent[], index: number): RoundPlace | null {
  const rounds = gameRounds(slides);
  const round = rounds.find(({ from }) => from === index);
  if (!round) return null;
  const scored = slides.map((slide) => ({ ...slide, score: slide.score ?? 0, isVoid: false }));
  return { number: round.number, of: rounds.length, times: timesOf({ slides: scored }, round) };
}
