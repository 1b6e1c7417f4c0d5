import type { RunSlide } from '@qc/engine';

/** The answers that a player of the preview picks: with 0 the right ones, else others. */
export function inventedPicks({ answers, selection }: RunSlide, spread: number): number[] {
  const right = answers.flatMap((answer, at) => (answer.correct ? [at] : []));
  const picked = right.length > 0 && spread === 0 ? right : [spread % Math.max(1, answers.length)];
  return selection === 'multiple' ? picked : picked.slice(0, 1);
}
