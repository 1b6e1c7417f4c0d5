import type { MediaRef } from '@qc/contract';
import type { RunSlide } from './run-game.ts';
import { kindOf } from './slides/slide-kinds.ts';
import { questionView } from './views/question-view.ts';

/**
 * The media of a slide that must be there before its clock begins: of a question its picture, its answers' and its
 * background; of a slide that asks nothing what it is about. Taken from what everybody is shown, so that the key cannot get in.
 */
export function mediaToLoad(slide: RunSlide): MediaRef[] {
  const kind = kindOf(slide);
  if (!kind.asks) return [kind.medium(slide)].filter((media) => media !== null);
  const { image, answers, backgroundMedia } = questionView(slide);
  return [image, ...answers.map(({ media }) => media), backgroundMedia].filter((media) => media !== null);
}
