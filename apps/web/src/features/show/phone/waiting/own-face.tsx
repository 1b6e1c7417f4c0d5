import { useEffect, useState } from 'react';
import { Face } from '../../faces/face.tsx';
import styles from './own-face.module.css';

/** The room gives another face at most once in this time, ms. */
const CHANGE_EVERY_MS = 1100;

/** The own face, large; a tap asks for another where that can be had. */
export function OwnFace({ face, label, onFace }: { face: number; label: string; onFace: (() => void) | undefined }) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setWaits(false), CHANGE_EVERY_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  const drawn = <Face key={face} face={face} size="min(11rem, 34cqh)" alive className={styles.face ?? ''} />;
  if (!onFace) return drawn;
  return (
    <button
      type="button"
      className={styles.change}
      aria-disabled={waits}
      onClick={() => {
        if (waits) return;
        setWaits(true);
        onFace();
      }}
    >
      {drawn}
      <span>{label}</span>
    </button>
  );
}
