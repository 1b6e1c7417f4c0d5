import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { frameTexts } from './frame-texts.ts';
import type * as More from './player-more.tsx';
import styles from './player-more-late.module.css';

/** Address of the file with the parts of `player-more.tsx`, put in by the build. */
declare const PLAYER_MORE_URL: string;

/** A load that failed is tried again by itself after these waits, ms; then by a press. */
const AGAIN_MS = [1000, 3000, 8000];

let more: typeof More | null = null;
let failed = false;
let tries = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Loads the later parts; what has come is kept for good. A browser remembers failures: each try has its own address. */
function load(again = 0): void {
  if (more) return;
  failed = false;
  const address = tries === 0 ? PLAYER_MORE_URL : `${PLAYER_MORE_URL}?${tries}`;
  tries += 1;
  import(/* @vite-ignore */ address).then(
    (parts: typeof More) => {
      more = parts;
      tell();
    },
    () => {
      const waitMs = AGAIN_MS[again];
      if (waitMs !== undefined) return void setTimeout(() => load(again + 1), waitMs);
      failed = true;
      tell();
    },
  );
}

// After the first screen is painted: nothing may delay that.
requestAnimationFrame(() => setTimeout(load, 0));

function useMore(): { more: typeof More | null; failed: boolean } {
  const [, refresh] = useState(0);
  useEffect(() => {
    const listener = () => refresh((n) => n + 1);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return { more, failed };
}

/** Stands in for a part that has not come: for a moment nothing but a word, then a button that tries again. */
function Missing() {
  // The page's own language is the room's.
  const lang = document.documentElement.lang;
  const t = frameTexts[lang === 'ar' || lang === 'en' ? lang : 'he'];
  if (!failed)
    return (
      <p className={styles.wait} role="status">
        {t.moment}
      </p>
    );
  return (
    <div className={styles.wait} role="alert">
      <p>{t.partMissing}</p>
      <button type="button" className={styles.again} onClick={() => load()}>
        {t.tryAgain}
      </button>
    </div>
  );
}

/** See `player-more.tsx`. */
export function PlayerPhase(props: ComponentProps<typeof More.PlayerPhase>) {
  const { more: parts } = useMore();
  return parts ? <parts.PlayerPhase {...props} /> : <Missing />;
}

/** See `player-more.tsx`. */
export function TeamPicker(props: ComponentProps<typeof More.TeamPicker>) {
  const { more: parts } = useMore();
  return parts ? <parts.TeamPicker {...props} /> : <Missing />;
}

/** See `player-more.tsx`. */
export function PatternPad(props: ComponentProps<typeof More.PatternPad>) {
  const { more: parts } = useMore();
  return parts ? <parts.PatternPad {...props} /> : <Missing />;
}
