import type { RunSlide } from '../run-game.ts';
import type { Grade } from './choice.ts';

/**
 * Several picks: each right one counts for, each wrong one against, so that picking everything gains nothing beyond
 * the surplus of right answers. Wholly right only without a miss, wrong only without a hit.
 */
export function gradeMultiple(slide: Pick<RunSlide, 'answers'>, picks: readonly number[]): Grade {
  const rightCount = slide.answers.filter((answer) => answer.correct).length;
  const hits = picks.filter((index) => slide.answers[index]?.correct === true).length;
  const misses = picks.length - hits;
  const fraction = rightCount === 0 ? 0 : Math.max(0, (hits - misses) / rightCount);
  return { correct: fraction === 1, fraction, wrong: hits === 0 };
}
