import { DrawnDoing } from '../../slide-drawing/drawn-doing.tsx';
import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import styles from '../../slide-drawing/slide-drawing.module.css';
import type { DrawnProps } from '../drawn-kind.ts';

/** A buzzer's dome on its plate. */
export function BuzzerDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnDoing>
        <path d="M52 28a28 24 0 0 1 56 0Z" className={styles.pin} />
        <path d="M42 34H118M80 -8V-2M56 -2l4 5M104 -2l-4 5" className={styles.stroke} />
      </DrawnDoing>
    </DrawnQuestion>
  );
}
