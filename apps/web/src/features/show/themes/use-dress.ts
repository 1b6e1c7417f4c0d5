import { useSyncExternalStore } from 'react';
import type { RoomInfo } from '@qc/contract';
import { type BackdropDrawing, firstShapes } from '../backdrop/backdrop-shapes.ts';
import type { moreShapes } from './more-shapes.ts';
import type { ThemeDress, themeOf } from './themes.ts';

let loaded: { moreShapes: typeof moreShapes; themeOf: typeof themeOf } | null = null;
let asked = false;
const waiting = new Set<() => void>();

function load(): void {
  if (asked) return;
  asked = true;
  // Two files of their own: the editor has the themes without the shapes.
  Promise.all([import('./more-shapes.ts'), import('./themes.ts')]).then(
    ([shapes, themes]) => {
      loaded = { ...shapes, ...themes };
      for (const tell of waiting) tell();
    },
    // The colours stand without; the next that asks tries again.
    () => {
      asked = false;
    },
  );
}

function follow(tell: () => void): () => void {
  waiting.add(tell);
  load();
  return () => void waiting.delete(tell);
}

const stay = (): (() => void) => () => undefined;

/** How a game's look is drawn large. */
export interface LookDress {
  /** Shapes of the background; null: none, or they are not here yet. */
  drawing: BackdropDrawing | null;
  /** What its theme has beyond its colours; undefined: nothing, or it is not here yet. */
  theme: ThemeDress | undefined;
}

/** What a look has beyond its two colours. The first backgrounds are here at once, and no theme with one of them has more. */
export function useDress(look: Pick<RoomInfo, 'mainColor' | 'secondaryColor' | 'backdrop'>): LookDress {
  const first = firstShapes(look.backdrop);
  const more = useSyncExternalStore(
    first || look.backdrop === 'grid' ? stay : follow,
    () => loaded,
    () => null,
  );
  if (first || look.backdrop === 'grid') return { drawing: first ?? null, theme: undefined };
  return { drawing: more?.moreShapes(look.backdrop) ?? null, theme: more?.themeOf(look)?.dress };
}
