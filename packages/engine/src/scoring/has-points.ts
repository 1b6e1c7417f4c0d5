import { givesPoints } from '../slides/slide-kinds.ts';
import type { RunGame } from '../run-game.ts';

/** Whether anything of a game gives points: surveys, media and breaks alone give none. */
export function hasPoints({ slides }: Pick<RunGame, 'slides'>): boolean {
  return slides.some((slide) => givesPoints(slide));
}
