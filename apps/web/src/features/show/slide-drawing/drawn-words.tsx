import type { Direction } from '@qc/contract';
import { wordsDirection } from '../parts/words-direction.ts';
import styles from './slide-drawing.module.css';

/** Nobody reads more of it in a drawing. */
const DRAWN_MAX = 160;

/** Words as a part of a drawing, put in by the style sheet, in their own direction and the larger the fewer they are. */
export function DrawnWords({
  words,
  direction,
  className,
}: {
  words: string;
  direction: Direction;
  className: string | undefined;
}) {
  const shown = words.trim().slice(0, DRAWN_MAX);
  const length = shown.length <= 26 ? 'short' : shown.length <= 70 ? 'middle' : 'long';
  return (
    <span className={className} data-length={length} dir={wordsDirection(shown, direction)}>
      <span className={styles.words} data-words={shown} />
    </span>
  );
}
