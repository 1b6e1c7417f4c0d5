import type { PlayerAnswer, PlayerResult, SlideResponse } from '@qc/contract';
import type { TestSlide } from '../../crash/account.ts';

/** Full points for who answers within this time, ms. */
const FULL_MS = 500;
const STREAK_MOST = 5;

/**
 * What a player must have by the stored answers, counted in the plainest way and without a line of the product: right or
 * wrong by the slide as it was written, points by the time, a tenth more for each right answer before in a row.
 */
export function naiveScore({ answers }: PlayerResult, slides: readonly TestSlide[]): number {
  let [score, streak] = [0, 0];
  for (const answer of answers.toSorted((one, other) => one.slide - other.slide)) {
    const slide = slides[answer.slide];
    if (!slide || slide.type === 'survey') continue;
    const isRight = answer.response !== null && saysRight(slide, answer.response);
    streak = isRight ? streak + 1 : 0;
    if (!isRight) continue;
    const full = slide.score ?? 0;
    score += pointsByTime(answer, full, (slide.time ?? 0) * 1000);
    if (streak >= 2) score += Math.round((full * Math.min(streak - 1, STREAK_MOST)) / 10);
  }
  return score;
}

function pointsByTime({ tookMs }: PlayerAnswer, full: number, limitMs: number): number {
  const took = tookMs ?? 0;
  return took < FULL_MS ? full : Math.round(full * (1 - took / limitMs / 2));
}

function saysRight(slide: TestSlide, response: SlideResponse): boolean {
  if ('picks' in response) {
    const right = slide.answers.flatMap(({ correct }, at) => (correct ? [at] : []));
    return response.picks.length === right.length && response.picks.every((pick) => right.includes(pick));
  }
  if (response.type === 'number') {
    const { value = 0, tolerance = 0 } = slide.numberKey ?? {};
    return Math.abs(response.value - (value ?? 0)) <= tolerance;
  }
  return (
    response.type === 'typed' && slide.answers.some(({ text }) => text.toLowerCase() === response.text.toLowerCase())
  );
}
