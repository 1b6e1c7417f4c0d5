import { Center, Paper, Stack, Title } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#platform/i18n';
import { LinkButton } from '#ui/link/links';

/** When there is nothing to operate any more: the run has ended (`children`: what is left of it), or the room cannot be opened. */
export function OperateOver({ title, children }: { title: string; children?: ReactNode }) {
  const t = useTexts('operate');
  const { language } = useLanguage();
  return (
    <Center p="xl">
      <Paper withBorder radius="lg" p="xl" maw={520}>
        <Stack align="center" gap="md">
          <Title order={2} ta="center">
            {title}
          </Title>
          {children}
          <LinkButton
            variant="default"
            leftSection={<IconHome size={20} />}
            to="/$lang/dashboard"
            params={{ lang: language }}
          >
            {t.dashboard}
          </LinkButton>
        </Stack>
      </Paper>
    </Center>
  );
}
