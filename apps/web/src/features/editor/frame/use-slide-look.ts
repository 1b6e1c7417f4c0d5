import type { SlideLook } from '#features/show';
import { useMemo } from 'react';
import type { GameFields } from '../session/editor-records.ts';

/** How the game's slides look: the same object until one of its parts changes, so that typing draws no slide again. */
export function useSlideLook(game: GameFields): SlideLook {
  const { language, direction, mainColor, secondaryColor, backgroundImage, backdrop } = game;
  return useMemo(
    () => ({ language, direction, mainColor, secondaryColor, backgroundImage, backdrop }),
    [language, direction, mainColor, secondaryColor, backgroundImage, backdrop],
  );
}
