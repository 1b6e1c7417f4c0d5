import type { ReactNode } from 'react';
import classes from './cell-lines.module.css';

/** What a row of a table is called. On a phone it stands above the row's narrow lines. */
export function CellName({ children }: { children: ReactNode }) {
  return (
    <span className={classes.name}>
      <bdi>{children}</bdi>
    </span>
  );
}

/** A line that only phones show: what has a column of its own where there is room. */
export function NarrowLine({ children }: { children: ReactNode }) {
  return <span className={classes.narrow}>{children}</span>;
}
