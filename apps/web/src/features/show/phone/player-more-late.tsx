import type { ComponentProps } from 'react';
import { latePart } from './late-part.tsx';
import type * as More from './player-more.tsx';

/** Address of the file with the parts of `player-more.tsx`, put in by the build. */
declare const PLAYER_MORE_URL: string;

const { load, useParts, Missing } = latePart<typeof More>(PLAYER_MORE_URL);
// After the first screen is painted: nothing may delay that.
requestAnimationFrame(() => setTimeout(load, 0));

/** See `player-more.tsx`. */
export function PlayerPhase(props: ComponentProps<typeof More.PlayerPhase>) {
  const parts = useParts();
  return parts ? <parts.PlayerPhase {...props} /> : <Missing />;
}

/** See `player-more.tsx`. */
export function TeamPicker(props: ComponentProps<typeof More.TeamPicker>) {
  const parts = useParts();
  return parts ? <parts.TeamPicker {...props} /> : <Missing />;
}

/** See `player-more.tsx`. */
export function PatternPad(props: ComponentProps<typeof More.PatternPad>) {
  const parts = useParts();
  return parts ? <parts.PatternPad {...props} /> : <Missing />;
}
