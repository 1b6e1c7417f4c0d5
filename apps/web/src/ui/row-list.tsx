import type { ReactNode } from 'react';
import classes from './row-list.module.css';

/** A short list of `ListRow`s, divided by lines. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

/** One row: its words, and behind them what can be done about it. */
export function ListRow({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>{words}</div>
      {children}
    </li>
  );
}
