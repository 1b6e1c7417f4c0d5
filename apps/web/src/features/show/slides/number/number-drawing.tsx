import { DrawnDoing } from '../../slide-drawing/drawn-doing.tsx';
import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import styles from '../../slide-drawing/slide-drawing.module.css';
import type { DrawnProps } from '../drawn-kind.ts';

/** A pin on a scale, with the unit. */
export function NumberDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnDoing words={props.slide.numberKey?.unit ?? ''} look={props.look}>
        <path
          d="M4 34H156M12 26V34M29 29V34M46 26V34M63 29V34M80 26V34M97 29V34M114 26V34M131 29V34M148 26V34"
          className={styles.stroke}
        />
        <path d="M80 24C70 14 66 10 66 3.500a14 14 0 0 1 28 0C94 10 90 14 80 24Z" className={styles.pin} />
      </DrawnDoing>
    </DrawnQuestion>
  );
}
