import type { Backdrop as BackdropName } from '@qc/contract';
import { BACKDROP_SHAPES } from './backdrop-shapes.ts';
import styles from './backdrop.module.css';

/** Whether a drawn background drifts, is held where it is, or has never moved. */
export type Drift = 'drifts' | 'held' | 'stands';

/** One of the drawn backgrounds, in the game's colours and so faint that words stay readable on it: one layer, painted once. */
export function Backdrop({ name, drift = 'stands' }: { name: BackdropName; drift?: Drift }) {
  return (
    <div>
      {name === 'grid' ? (
        <div className={`${styles.layer} ${styles.grid}`} data-drift={drift} />
      ) : (
        <Shapes name={name} drift={drift} />
      )}
    </div>
  );
}

function Shapes({ name, drift }: { name: Exclude<BackdropName, 'grid'>; drift: Drift }) {
  const { paths, look, stretches } = BACKDROP_SHAPES[name];
  return (
    <svg
      className={styles.layer}
      data-drift={drift}
      viewBox="0 0 100 100"
      preserveAspectRatio={stretches ? 'none' : 'xMidYMid slice'}
      focusable="false"
    >
      {paths.map((path) => (
        <path key={path} d={path} className={styles[look]} />
      ))}
    </svg>
  );
}
