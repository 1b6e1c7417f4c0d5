import type { RunGame } from '../run-game.ts';

/** The same game, but all points are others: whatever tells a page the two apart is a result. */
export function richTwin(game: RunGame): RunGame {
  const profile = game.scoring.profile === 'penalty' ? ('accuracy' as const) : ('penalty' as const);
  return {
    ...game,
    scoring: { ...game.scoring, profile, penalty: 100 },
    slides: game.slides.map((slide) => ({ ...slide, score: slide.score * 3 })),
  };
}
