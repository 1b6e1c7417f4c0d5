import { Button, Group, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { clickerName } from '#platform/remote-names';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { PeopleDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { RowList } from '#ui/row-list';
import { RememberedRow } from './remembered-row.tsx';

/** `/:lang/remotes`: which clicker is whose, for one's institution or, in none, for oneself. */
export function RememberedRemotesPage() {
  const t = useTexts('rememberedClickers');
  const receivers = useTexts('clickerReceivers');
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const refresh = useRefresh('listRememberedRemotes');
  const { data, error, refetch } = useApiQuery('listRememberedRemotes');
  const forgetAll = useApiMutation('forgetAllRememberedRemotes', {
    onSuccess: async () => {
      await refresh();
      showTimedMessage({ kind: 'success', title: t.forgotten });
    },
  });
  const ask = async (count: number) => {
    const question = { title: t.forgetAllTitle, text: t.forgetAllText(count), confirmLabel: t.forgetAll };
    if (await confirm({ ...question, danger: true })) forgetAll.mutate({});
  };
  const wanted = search.trim().toLocaleLowerCase();
  const found = (data?.remotes ?? []).filter(({ name, team, remote }) =>
    [name, team, remote, clickerName(remote, receivers)].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <>
      <PageHeader
        title={t.title}
        lead={data?.institution == null ? t.leadOwn : t.leadOf(data.institution)}
        actions={
          data && data.count > 0 ? (
            <Button
              variant="outline"
              color="red.9"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={forgetAll.isPending}
              onClick={() => void ask(data.count)}
            >
              {t.forgetAll}
            </Button>
          ) : undefined
        }
      />
      {error && !data ? (
        <ErrorNotice text={`${t.failed}. ${errorText(error, language)}`} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton h={240} />
      ) : data.count === 0 ? (
        <EmptyState illustration={<PeopleDrawing />} title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={860}>
          <Stack gap="md">
            <Group justify="space-between" align="flex-end">
              <TextInput
                label={t.search}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
                dir="auto"
                miw={260}
              />
              <Text c="dimmed" role="status">
                {t.count(found.length)}
              </Text>
            </Group>
            {found.length === 0 ? (
              <Text>{t.noMatch}</Text>
            ) : (
              <RowList>
                {found.map((remote) => (
                  <RememberedRow key={remote._id} remembered={remote} />
                ))}
              </RowList>
            )}
          </Stack>
        </Paper>
      )}
    </>
  );
}
