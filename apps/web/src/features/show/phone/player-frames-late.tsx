import { useEffect, type ComponentProps } from 'react';
import { latePart } from './late-part.tsx';
import type * as Frames from './player-frames.tsx';

/** Address of the file with the parts of `player-frames.tsx`, put in by the build. */
declare const PLAYER_FRAMES_URL: string;

/** A browser remembers failures: each try has its own address. */
let tries = 0;

const { load, useParts, Missing } = latePart<typeof Frames>(() => PLAYER_FRAMES_URL);

function useFrames(): typeof Frames | null {
  useEffect(load, []);
  return useParts();
}

/** See `player-frames.tsx`. */
export function MiniGameTask(props: ComponentProps<typeof Frames.MiniGameTask>) {
  const parts = useFrames();
  return parts ? <parts.MiniGameTask {...props} /> : <Missing />;
}

/** See `player-frames.tsx`. */
export function SitePlayer(props: ComponentProps<typeof Frames.SitePlayer>) {
  const parts = useFrames();
  return parts ? <parts.SitePlayer {...props} /> : <Missing />;
}

/** See `player-frames.tsx`. Null also where the file does not come; the next press asks for it anew. */
export async function drawCard(words: Parameters<typeof Frames.drawCard>[0]): Promise<Blob | null> {
  tries += 1;
  try {
    const frames: typeof Frames = await import(/* @vite-ignore */ `${PLAYER_FRAMES_URL}?${tries}`);
    return await frames.drawCard(words);
  } catch {
    return null;
  }
}
