import type { Backdrop as BackdropName } from '@qc/contract';
import type { BackdropDrawing } from './backdrop-shapes.ts';
import styles from './backdrop.module.css';
import { type Drift, useDrift } from './drift.ts';

/** One of the drawn backgrounds, in the game's colours and so faint that words stay readable on it: one layer, painted once. */
export function Backdrop({
  name,
  drawing,
  drift = 'stands',
}: {
  name: BackdropName;
  /** Its shapes (`useDress`). */
  drawing: BackdropDrawing | null;
  drift?: Drift;
}) {
  const ref = useDrift(drift);
  return (
    <div ref={ref}>
      {name === 'grid' && <div className={`${styles.layer} ${styles.grid}`} data-drift={drift} />}
      {drawing && (
        <svg
          className={styles.layer}
          data-drift={drift}
          viewBox="0 0 100 100"
          preserveAspectRatio={drawing.stretches ? 'none' : 'xMidYMid slice'}
          focusable="false"
        >
          {drawing.paths.map((path) => (
            <path key={path} d={path} className={styles[drawing.look]} />
          ))}
        </svg>
      )}
    </div>
  );
}
