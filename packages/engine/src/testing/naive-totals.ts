import type { RunSlide } from '../run-game.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { NUMBERS, SHARES, TYPED } from './said-pool.ts';

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
    round.answers.blocks.flat().forEach((answer, seat) => {
      const total = totals[seat];
      if (!total) return;
      total.totalAnswerMs += answer ? answer.tookMs : round.limitMs;
      if (!answer) return;
      const t = slide.type === 'miniGame' ? 0 : answer.tookMs;
      const speed = t < 500 ? slide.score : Math.round(slide.score * (1 - t / (2 * round.limitMs)));
      total.score += Math.round(shareOf(slide, round, answer) * speed);
    });
  }
  return totals;
}

/** How much of the points an answer is worth. What is said comes from the pool, which knows what it means. */
function shareOf(slide: RunSlide, round: Round, { choice, text }: Answer): number {
  switch (slide.type) {
    case 'typed': {
      const said = TYPED.find((one) => one.text === text);
      const folded = said?.differs == null || !slide.typing[said.differs];
      return folded && slide.answers.some((answer) => answer.text === said?.word) ? 1 : 0;
    }
    case 'number': {
      const { value, rule, tolerance } = slide.numberKey;
      const distance = Math.abs((NUMBERS.find((one) => one[0] === text)?.[1] ?? NaN) - (value ?? NaN));
      return distance <= (rule === 'closest' ? (round.closest ?? NaN) : tolerance) ? 1 : 0;
    }
    case 'order':
      return choice.filter((index, place) => slide.sequence.indexOf(index) === place).length / slide.answers.length;
    case 'miniGame':
      // Finished, and no score told.
      if (text === '') return 0;
      return SHARES.find((one) => one[0] === text)?.[1] ?? NaN;
    default: {
      const right = new Set(slide.answers.flatMap((answer, index) => (answer.correct ? [index] : [])));
      const hits = choice.filter((index) => right.has(index)).length;
      const one = slide.type === 'trueFalse' || slide.selection === 'single';
      return one ? Math.min(1, hits) : Math.max(0, (2 * hits - choice.length) / right.size);
    }
  }
}
