import { reloadIfGone } from '#platform/reload';
import { knownTexts, languageHere, textsIn } from '#platform/words';
import { DEFAULT_LANGUAGE, isLanguage } from '@qc/contract/languages';
import { useEffect, useState } from 'react';
import looks from '../parts/looks.module.css';
import styles from './late-part.module.css';

/** A load that failed is tried again by itself after these waits, ms; then by a press. */
const AGAIN_MS = [1000, 3000, 8000];

/** A file of parts that comes after others. */
export interface LatePart<Parts> {
  load(this: void): void;
  /** The parts, once they are there. */
  useParts(this: void): Parts | null;
  /** Stands in for a part that has not come: for a moment nothing but a word, then a button that tries again. */
  Missing(this: void): React.ReactNode;
}

/** Everything that waits for a file. */
const listeners = new Set<() => void>();

/** The parts at an address of this product. What has come is kept for good. */
export function latePart<Parts>(addressOf: () => string): LatePart<Parts> {
  let parts: Parts | null = null;
  let loading = false;
  let failed = false;
  let tries = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const load = (again = 0): void => {
    if (parts !== null || (loading && again === 0)) return;
    loading = true;
    failed = false;
    // A browser remembers failures: each try has its own address.
    const address = addressOf();
    const tried = tries === 0 ? address : `${address}?${tries}`;
    tries += 1;
    import(/* @vite-ignore */ tried).then(
      (come: Parts) => {
        parts = come;
        tell();
      },
      async () => {
        // The page came before a newer version: its place is kept, and the new page goes on there.
        if (await reloadIfGone(address)) return;
        const waitMs = AGAIN_MS[again];
        if (waitMs !== undefined) {
          setTimeout(() => load(again + 1), waitMs);
          return;
        }
        loading = false;
        failed = true;
        tell();
      },
    );
  };
  const useParts = () => {
    const [, refresh] = useState(0);
    useEffect(() => {
      const listener = () => refresh((n) => n + 1);
      listeners.add(listener);
      listener();
      return () => void listeners.delete(listener);
    }, []);
    return parts;
  };
  const Missing = () => {
    // The page's own language is the room's, as soon as its words are there.
    const { lang } = document.documentElement;
    const t = (isLanguage(lang) && knownTexts(lang, 'frame')) || textsIn(languageHere() ?? DEFAULT_LANGUAGE, 'frame');
    if (!failed) return <p className={styles.wait}>{t.moment}</p>;
    return (
      <div className={styles.wait} role="alert">
        <p>{t.partMissing}</p>
        <button type="button" className={looks.button} onClick={() => load()}>
          {t.tryAgain}
        </button>
      </div>
    );
  };
  return { load: () => load(), useParts, Missing };
}
