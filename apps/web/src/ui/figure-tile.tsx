import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figure-tile.module.css';

interface Props {
  label: string;
  value: ReactNode;
  /** A second, smaller line. */
  note?: ReactNode;
  icon?: ReactNode;
  /** Something waits to be done or is wrong. */
  tone?: 'plain' | 'attention';
}

/** One figure with what it counts. Stands in a `FigureGrid`. */
export function FigureTile({ label, value, note, icon, tone = 'plain' }: Props) {
  return (
    <Paper component="div" withBorder className={classes.tile} data-tone={tone}>
      <dt className={classes.label}>
        {icon}
        {label}
      </dt>
      <dd className={classes.value}>
        {value}
        {note && (
          <Text component="span" size="sm" c="dimmed" className={classes.note}>
            {note}
          </Text>
        )}
      </dd>
    </Paper>
  );
}

/** Figures side by side, as many in a line as fit. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <dl className={classes.grid}>{children}</dl>;
}
