import { Center, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** When there is nothing to operate any more: the run has ended, or the room cannot be opened. `children`: what is left of it, and the way on. */
export function OperateOver({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Center p="xl">
      <Paper withBorder radius="lg" p="xl" maw={520}>
        <Stack gap="md">
          <Title order={2} ta="center">
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
