import { Button, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { IconChartHistogram, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '#platform/i18n';
import { texts } from './operate-texts.ts';

/** When there is nothing to operate any more: the run has ended, or the room cannot be opened. */
export function OperateOver({ title, withResults }: { title: string; withResults: boolean }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <Center p="xl">
      <Paper withBorder radius="lg" p="xl" maw={520}>
        <Stack align="center" gap="md">
          <Title order={2} ta="center">
            {title}
          </Title>
          {withResults && <Text ta="center">{t.ended}</Text>}
          {withResults && (
            <Button
              size="lg"
              leftSection={<IconChartHistogram size={22} />}
              renderRoot={(props) => <Link to="/$lang/results" params={{ lang: language }} {...props} />}
            >
              {t.results}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconHome size={20} />}
            renderRoot={(props) => <Link to="/$lang/dashboard" params={{ lang: language }} {...props} />}
          >
            {t.dashboard}
          </Button>
        </Stack>
      </Paper>
    </Center>
  );
}
