import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tag.module.css';

/** A small word about a row: its state, its kind. */
export function Tag({ tone, children }: { tone: 'blue' | 'green' | 'amber' | 'red' | 'gray'; children: ReactNode }) {
  return (
    <Badge variant="light" radius="sm" className={classes.tag} data-tone={tone}>
      {children}
    </Badge>
  );
}
