import type { RoomState } from '../state.ts';

/**
 * Every seat's points and time, worked out anew from the rules as they are written for people, with none of the
 * engine's code: what the engine shows must be the same.
 */
export function naiveTotals(state: RoomState): { score: number; totalAnswerMs: number }[] {
  const totals = state.seats.blocks.flat().map(() => ({ score: 0, totalAnswerMs: 0 }));
  for (const round of state.rounds) {
    const slide = state.game.slides[round.slide];
    if (!slide || round.skipped || round.revealedAtMs === null) continue;
    if (slide.type === 'survey' || slide.type === 'media' || slide.score === 0) continue;
    const one = slide.type === 'trueFalse' || slide.selection === 'single';
    const right = new Set(slide.answers.flatMap((answer, index) => (answer.correct ? [index] : [])));
    round.answers.blocks.flat().forEach((answer, seat) => {
      const total = totals[seat];
      if (!total) return;
      total.totalAnswerMs += answer ? answer.tookMs : round.limitMs;
      if (!answer) return;
      const t = answer.tookMs;
      const speed = t < 500 ? slide.score : Math.round(slide.score * (1 - t / (2 * round.limitMs)));
      const hits = answer.choice.filter((index) => right.has(index)).length;
      const share = one ? Math.min(1, hits) : Math.max(0, (2 * hits - answer.choice.length) / right.size);
      total.score += Math.round(share * speed);
    });
  }
  return totals;
}
