import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface Props {
  title: ReactNode;
  /** One line under the title: what the page is for. */
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** Top of a working screen; its title is the page's only h1. */
export function PageHeader({ title, lead, actions }: Props) {
  return (
    <Group component="header" justify="space-between" align="flex-end" className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {lead && (
          <Text c="dimmed" mt={4}>
            {lead}
          </Text>
        )}
      </div>
      {actions && (
        <Group gap="sm" className={classes.actions}>
          {actions}
        </Group>
      )}
    </Group>
  );
}
