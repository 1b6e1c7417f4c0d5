import { reloadIfGone } from '#platform/reload';
import { useEffect, type ComponentProps } from 'react';
import { latePart } from './late-part.tsx';
import type * as Rare from './player-rare.tsx';

/** Address of the file with the parts of `player-rare.tsx`, put in by the build. */
declare const PLAYER_RARE_URL: string;

const { load, useParts, Missing } = latePart<typeof Rare>(() => PLAYER_RARE_URL);

function useRare(): typeof Rare | null {
  useEffect(load, []);
  return useParts();
}

/** See `player-rare.tsx`. */
export function MiniGameTask(props: ComponentProps<typeof Rare.MiniGameTask>) {
  const parts = useRare();
  return parts ? <parts.MiniGameTask {...props} /> : <Missing />;
}

/** See `player-rare.tsx`. */
export function SitePlayer(props: ComponentProps<typeof Rare.SitePlayer>) {
  const parts = useRare();
  return parts ? <parts.SitePlayer {...props} /> : <Missing />;
}

/** See `player-rare.tsx`. */
export function PatternPad(props: ComponentProps<typeof Rare.PatternPad>) {
  const parts = useRare();
  return parts ? <parts.PatternPad {...props} /> : <Missing />;
}

/**
 * See `player-rare.tsx`. Where the file does not come nothing happens, and the next press asks for it anew: of a page that
 * is loaded anew where a newer version has another file.
 */
export async function giveCard(...asked: Parameters<typeof Rare.giveCard>): Promise<void> {
  try {
    // A browser remembers failures: each try has its own address.
    const rare: typeof Rare = await import(/* @vite-ignore */ `${PLAYER_RARE_URL}?${performance.now()}`);
    await rare.giveCard(...asked);
  } catch {
    await reloadIfGone(PLAYER_RARE_URL);
  }
}
