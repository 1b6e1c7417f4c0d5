import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStill } from '../motion/still.ts';
import styles from './phase-layers.module.css';

interface Layer {
  name: string;
  screen: ReactNode;
}

/** What is on no screen comes to no end of its motion: the next picture is shown after this, ms. */
const UNDRAWN_MS = 1000;

/**
 * The screen of a phase. When another comes, the one before it stays for a moment, as a veil in the game's colours falls over
 * it; then the new one is there, and the veil lifts. So one picture is drawn at a time, and words are to be seen in every
 * frame. `name` tells one screen from another; what a screen that leaves shows does not change any more.
 */
export function PhaseLayers({ name, calm, children }: { name: string; calm: boolean; children: ReactNode }) {
  const still = useStill() || calm;
  const [now, setNow] = useState<Layer>({ name, screen: children });
  const [leaving, setLeaving] = useState<Layer | null>(null);
  const [hasLifted, setHasLifted] = useState(false);
  // Known while drawing: in the very commit that brings the next screen the old one is in its way out.
  if (now.name !== name) {
    // A screen that another one follows before it was shown has nothing to leave.
    const seen = leaving ?? now;
    setLeaving(still || seen.name === name ? null : seen);
    setHasLifted(false);
  }
  if (now.name !== name || now.screen !== children) setNow({ name, screen: children });
  const left = () => {
    setLeaving(null);
    setHasLifted(true);
  };
  useEffect(() => {
    if (leaving === null) return;
    const gone = setTimeout(left, UNDRAWN_MS);
    return () => clearTimeout(gone);
  }, [leaving]);
  const isComing = leaving !== null && !still;
  return (
    <>
      {/* By their names: the one that leaves is not made anew, which would begin its motions again. */}
      <div
        key={name}
        className={`${styles.layer} ${isComing ? styles.waits : ''} ${hasLifted && !still ? styles.rises : ''}`}
      >
        {children}
      </div>
      {isComing && (
        <div key={leaving.name} className={`${styles.layer} ${styles.sinks}`} inert aria-hidden="true">
          {leaving.screen}
        </div>
      )}
      {(isComing || hasLifted) && !still && (
        <div
          className={`${styles.veil} ${isComing ? styles.falls : styles.lifts}`}
          aria-hidden="true"
          data-veil=""
          onAnimationEnd={isComing ? left : undefined}
        />
      )}
    </>
  );
}
