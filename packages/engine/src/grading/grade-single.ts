import type { RunSlide } from '../run-game.ts';
import type { Grade } from './choice.ts';

/** One pick: right when the picked answer is marked right; several may be marked, any of them will do. */
export function gradeSingle(slide: Pick<RunSlide, 'answers'>, picks: readonly number[]): Grade {
  const [index] = picks;
  const correct = index !== undefined && slide.answers[index]?.correct === true;
  return { correct, fraction: correct ? 1 : 0, wrong: !correct };
}
