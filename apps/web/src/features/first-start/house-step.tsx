import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Paper, Skeleton, Text, Title } from '@mantine/core';
import type { User } from '@qc/contract';
import { HouseForm } from './house-form.tsx';

/** What this house is: once the settings as they are now have come, a form with a sound default in every field. */
export function HouseStep({ owner, onDone }: { owner: User; onDone: () => void }) {
  const t = useTexts('firstStart');
  const { language } = useLanguage();
  const { data, error, refetch } = useApiQuery('getInstallationSettings');
  const refresh = useRefresh('getInstallationSettings', 'getSettings', 'getAdminDashboard');
  const save = useApiMutation('updateInstallationSettings', { meta: { quiet: true } });
  const done = async () => {
    await refresh();
    onDone();
  };
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Text size="sm" c="dimmed">
        {t.step(2)}
      </Text>
      <Title order={1}>{t.houseTitle}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.houseLead}
      </Text>
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={560} aria-hidden />}
      {data && (
        <HouseForm house={data} owner={owner} save={(body) => save.mutateAsync({ body })} onDone={() => void done()} />
      )}
    </Paper>
  );
}
