import { errorText, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { LineCheck } from './line-check.tsx';
import { LineForm } from './line-form.tsx';

/** The telephone line of the house, for its owner: how it is set, and what is wrong with it. */
export function TelephoneSection() {
  const t = useTexts('lineSettings');
  const { language } = useLanguage();
  const { data, error, refetch } = useApiQuery('getTelephoneLine');
  const id = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'xl' }} aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} id={id}>
            {t.title}
          </Title>
          <Text c="dimmed" mt={4}>
            {t.lead}
          </Text>
        </div>
        {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={240} radius="lg" />}
        {data && <LineForm state={data} />}
      </Stack>
      {data && <LineCheck />}
    </Paper>
  );
}
