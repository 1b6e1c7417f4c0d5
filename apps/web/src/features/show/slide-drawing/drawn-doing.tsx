import type { ReactNode } from 'react';
import type { SlideLook } from '../slides/drawn-kind.ts';
import { DrawnWords } from './drawn-words.tsx';
import styles from './slide-drawing.module.css';

/** What is done by hand, as a drawing of 160 by 40. */
export function DrawnDoing({ words = '', look, children }: { words?: string; look?: SlideLook; children: ReactNode }) {
  return (
    <span className={styles.doing}>
      <svg viewBox="0 -12 160 54" focusable="false">
        {children}
      </svg>
      {words !== '' && look && <DrawnWords words={words} direction={look.direction} className={styles.unit} />}
    </span>
  );
}
