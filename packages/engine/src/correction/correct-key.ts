import type { KeyCorrection } from '@qc/contract';
import { refuse } from '../change.ts';
import { isGraded, kindOf } from '../slides/slide-kinds.ts';
import type { Refusal } from '../outcome.ts';
import type { RunGame, RunSlide } from '../run-game.ts';

/**
 * The game with the key of one slide put right, as if its author had written it so; `badChoice`: the correction does
 * not fit the slide. A slide that was declared void gets its key back by any other correction.
 */
export function correctKey(game: RunGame, index: number, key: KeyCorrection): { ok: true; game: RunGame } | Refusal {
  const slide = game.slides[index];
  const corrected = slide && correctSlide(slide, key);
  return corrected ? { ok: true, game: { ...game, slides: game.slides.with(index, corrected) } } : refuse('badChoice');
}

/** Null: it does not fit. Says nothing of the key there was. */
function correctSlide(slide: RunSlide, key: KeyCorrection): RunSlide | null {
  const valid = { ...slide, isVoid: false };
  if (key.kind === 'void') return isGraded(valid) ? { ...slide, isVoid: true } : null;
  return kindOf(slide).correct(valid, key);
}
