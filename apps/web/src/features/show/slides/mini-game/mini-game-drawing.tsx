import { DrawnDoing } from '../../slide-drawing/drawn-doing.tsx';
import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import styles from '../../slide-drawing/slide-drawing.module.css';
import type { DrawnProps } from '../drawn-kind.ts';

/** The sign of a game. */
export function MiniGameDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnDoing>
        <path
          d="M58 2H102a22 22 0 0 1 21 27c-2 8-11 9-16 3l-5-7H58l-5 7c-5 6-14 5-16-3A22 22 0 0 1 58 2Z"
          className={styles.pin}
        />
        <path d="M58 9V21M52 15H64M100 15h.1M108 10h.1" className={styles.onPin} />
      </DrawnDoing>
    </DrawnQuestion>
  );
}
