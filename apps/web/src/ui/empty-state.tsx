import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  /** A drawing of '#ui/illustrations'. */
  illustration: ReactNode;
  title: string;
  /** What to do next, in a sentence. */
  text: string;
  /** The button that does it. */
  action?: ReactNode;
  /** Heading level, 2 unless it stands deeper. */
  order?: 2 | 3;
  compact?: boolean;
}

/** What a list shows when there is nothing in it: a drawing, and the next step. */
export function EmptyState({ illustration, title, text, action, order = 2, compact = false }: Props) {
  return (
    <Stack align="center" gap="xs" className={classes.frame} data-compact={compact || undefined}>
      <div className={classes.drawing} aria-hidden>
        {illustration}
      </div>
      <Title order={order} size="h3" ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={420}>
        {text}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
