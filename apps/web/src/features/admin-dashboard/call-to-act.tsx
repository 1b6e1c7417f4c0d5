import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  /** `fault`: something does not work until somebody acts. */
  kind: 'fault' | 'offer';
  title: string;
  text: string;
  /** The buttons by which it is set right. */
  children?: ReactNode;
}

/** Something about the house that wants a person, with the press that sees to it. */
export function CallToAct({ kind, title, text, children }: Props) {
  const Icon = kind === 'fault' ? IconAlertTriangle : IconSparkles;
  return (
    <Alert
      color={kind === 'fault' ? 'red' : 'blue'}
      variant="light"
      c="var(--qc-ink)"
      icon={<Icon aria-hidden />}
      title={title}
    >
      <Text size="sm">{text}</Text>
      {children && (
        <Group gap="xs" mt="sm">
          {children}
        </Group>
      )}
    </Alert>
  );
}
