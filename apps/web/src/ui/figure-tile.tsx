import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figure-tile.module.css';

interface Props {
  label: string;
  value: string;
  /** A second, smaller line. */
  note?: ReactNode;
  icon?: ReactNode;
  /** Makes the whole tile a link: draws one around the value, called by what the tile says. */
  link?: (value: ReactNode, name: string) => ReactNode;
  /** Something waits to be done or is wrong. */
  tone?: 'plain' | 'attention';
}

/** One figure with what it counts. Stands in a `FigureGrid`. */
export function FigureTile({ label, value, note, icon, link, tone = 'plain' }: Props) {
  return (
    <Paper component="div" withBorder className={classes.tile} data-tone={tone}>
      <dt className={classes.label}>
        {icon}
        {label}
      </dt>
      <dd className={classes.value}>
        {link ? link(value, `${label}: ${value}`) : value}
        {note && (
          <Text component="span" size="sm" c="dimmed" className={classes.note}>
            {note}
          </Text>
        )}
      </dd>
    </Paper>
  );
}

/** Figures side by side, as many in a line as fit; `dozen`: twelve of them, in lines that are always full. */
export function FigureGrid({ dozen = false, children }: { dozen?: boolean; children: ReactNode }) {
  return <dl className={`${classes.grid} ${dozen ? classes.dozen : ''}`}>{children}</dl>;
}
