import { DrawnDoing } from '../../slide-drawing/drawn-doing.tsx';
import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import styles from '../../slide-drawing/slide-drawing.module.css';
import type { DrawnProps } from '../drawn-kind.ts';

/** A line to write on. */
export function TypedDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnDoing>
        <rect x="2" y="2" width="156" height="36" rx="9" className={styles.field} />
        <path d="M18 12V28" className={styles.stroke} />
        <path d="M28 20H96" className={styles.faint} />
      </DrawnDoing>
    </DrawnQuestion>
  );
}
