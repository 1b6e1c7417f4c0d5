import { useEffect, type ComponentProps } from 'react';
import { latePart } from './late-part.tsx';
import type * as Rare from './player-rare.tsx';

/** Address of the file with the parts of `player-rare.tsx`, put in by the build. */
declare const PLAYER_RARE_URL: string;

/** A browser remembers failures: each try has its own address. */
let tries = 0;

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

/** See `player-rare.tsx`. Where the file does not come nothing happens, and the next press asks for it anew. */
export async function giveCard(...asked: Parameters<typeof Rare.giveCard>): Promise<void> {
  tries += 1;
  try {
    const rare: typeof Rare = await import(/* @vite-ignore */ `${PLAYER_RARE_URL}?${tries}`);
    await rare.giveCard(...asked);
  } catch {
    return;
  }
}
