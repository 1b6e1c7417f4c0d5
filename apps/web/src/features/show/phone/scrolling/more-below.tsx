import type { RefObject } from 'react';
import styles from '../player-frame.module.css';
import { useMoreBelow } from './use-more-below.ts';

/** A sign over the edge of an area that scrolls, while something of it is cut below. `raised`: above what lies at the edge. */
export function MoreBelow({ area, raised = false }: { area: RefObject<HTMLElement | null>; raised?: boolean }) {
  if (!useMoreBelow(area)) return null;
  return (
    <span className={`${styles.more} ${raised ? styles.above : ''}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false">
        <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
      </svg>
    </span>
  );
}
