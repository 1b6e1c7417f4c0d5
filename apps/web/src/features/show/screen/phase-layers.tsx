import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStill } from '../motion/still.ts';
import styles from './phase-layers.module.css';

interface Layer {
  name: string;
  screen: ReactNode;
}

/** What is on no screen comes to no end of its leaving: it is gone after this, ms. */
const UNDRAWN_MS = 1000;

/**
 * The screen of a phase, and over it for a moment the one before it, as it leaves: between two screens there is never an empty
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
  const [leaving, setLeaving] = useState<Layer | null>(null);
  // Known while drawing: in the very commit that brings the next screen the old one is in its way out.
  if (now.name !== name && !still) setLeaving(now);
  if (now.name !== name || now.screen !== children) setNow({ name, screen: children });
  useEffect(() => {
    if (leaving === null) return;
    const gone = setTimeout(() => setLeaving(null), UNDRAWN_MS);
    return () => clearTimeout(gone);
  }, [leaving]);
  const leaves = leaving !== null && leaving.name !== name && !still;
  return (
    <>
      <div key={name} className={styles.layer}>
        {children}
      </div>
      {leaves && (
        <div
          key={leaving.name}
          className={`${styles.layer} ${fades ? styles.fading : styles.leaving}`}
          inert
          aria-hidden="true"
          // By its motion's own time: a machine that draws late would show neither of the two.
          onAnimationEnd={(event) => event.target === event.currentTarget && setLeaving(null)}
        >
          {leaving.screen}
        </div>
      )}
    </>
  );
}
