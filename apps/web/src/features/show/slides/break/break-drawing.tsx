import { DrawnDoing } from '../../slide-drawing/drawn-doing.tsx';
import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import styles from '../../slide-drawing/slide-drawing.module.css';
import type { DrawnProps } from '../drawn-kind.ts';

/** A cup on its saucer, and how long the break is. */
export function BreakDrawing(props: DrawnProps) {
  const { minutes = 0 } = props.slide.break ?? {};
  return (
    <DrawnQuestion {...props}>
      <DrawnDoing words={minutes > 0 ? `${minutes}:00` : ''} look={props.look}>
        <path d="M54 2H100V14a18 18 0 0 1-18 18H72a18 18 0 0 1-18-18Z" className={styles.pin} />
        <path
          d="M100 6h4a8 8 0 0 1 0 16h-5M48 38H108M70 -10c4 3-2 5 1 8M84 -10c4 3-2 5 1 8"
          className={styles.stroke}
        />
      </DrawnDoing>
    </DrawnQuestion>
  );
}
