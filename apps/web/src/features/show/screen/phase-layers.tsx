import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStill } from '../motion/still.ts';
import styles from './phase-layers.module.css';

interface Layer {
  name: string;
  screen: ReactNode;
}

/** What is on no screen comes to no end of its leaving: it is gone after this, ms. Longer than a busy machine draws nothing. */
const UNDRAWN_MS = 5000;

/**
 * The screen of a phase, and over it for a moment those before it, as they leave: between two screens there is never an empty
 * picture. `name` tells one screen from another; what a screen that leaves shows does not change any more.
 */
export function PhaseLayers({
  name,
  calm,
  fades = false,
  children,
}: {
  name: string;
  calm: boolean;
  /** It only fades as it leaves. */
  fades?: boolean;
  children: ReactNode;
}) {
  const still = useStill() || calm;
  const [now, setNow] = useState<Layer>({ name, screen: children });
  // The last to leave first. More than one: a screen that comes and goes before it was drawn covers nothing, the one before it does.
  const [leaving, setLeaving] = useState<readonly Layer[]>([]);
  // Known while drawing: in the very commit that brings the next screen the old one is in its way out.
  if (now.name !== name) setLeaving(still ? [] : [now, ...leaving].filter((layer) => layer.name !== name));
  if (now.name !== name || now.screen !== children) setNow({ name, screen: children });
  useEffect(() => {
    if (leaving.length === 0) return;
    const gone = setTimeout(() => setLeaving([]), UNDRAWN_MS);
    return () => clearTimeout(gone);
  }, [leaving]);
  const left = (gone: string) => setLeaving((layers) => layers.filter((layer) => layer.name !== gone));
  return (
    <>
      {/* One list, each after what came later: none is moved or made anew, which would begin its motion again. */}
      {[{ name, screen: children }, ...(still ? [] : leaving)].map((layer) =>
        layer.name === name ? (
          <div key={layer.name} className={styles.layer}>
            {layer.screen}
          </div>
        ) : (
          <div
            key={layer.name}
            className={`${styles.layer} ${fades ? styles.fading : styles.leaving}`}
            inert
            aria-hidden="true"
            // By its motion's own time: a machine that draws late would show neither of the two.
            onAnimationEnd={(event) => event.target === event.currentTarget && left(layer.name)}
          >
            {layer.screen}
          </div>
        ),
      )}
    </>
  );
}
