import type { Texts } from '@qc/words/en/screens/admin/admin-watch';
import { useAdminList, useAdminView } from '#platform/admin-list';
import { usePageQuery } from '#platform/api';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { AllWellDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Button, SegmentedControl, Text } from '@mantine/core';
import type { ClientErrorGroup, Language } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useState } from 'react';
import { ErrorPanel } from './error-panel.tsx';

/** What browsers reported, grouped: how often, by how many, since when; seen to, or opened again. */
export function ClientErrorsPage() {
  const t = useTexts('adminWatch');
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const [opened, setOpened] = useState<ClientErrorGroup | null>(null);
  const resolved = view.show === 'resolved';
  const { page = 1, search = '' } = view;
  const list = usePageQuery('listClientErrors', { query: { page, perPage: PAGE_SIZE, searchText: search, resolved } });
  return (
    <>
      <ListScreen
        {...useAdminList(list)}
        title={t.errors}
        lead={t.errorsLead}
        above={
          <SegmentedControl
            mb="md"
            aria-label={t.whichErrors}
            value={resolved ? 'resolved' : 'open'}
            onChange={(show) => change({ show: show === 'resolved' ? show : undefined })}
            data={[
              { value: 'open', label: t.open },
              { value: 'resolved', label: t.seenTo },
            ]}
          />
        }
        searchLabel={t.searchErrors}
        rows={list.data?.errors ?? []}
        rowKey={(group) => group.key}
        columns={columnsOf(t, language, setOpened)}
        countText={t.errorsCount(list.data?.count ?? 0)}
        perPage={PAGE_SIZE}
        empty={{
          illustration: <AllWellDrawing />,
          title: resolved ? t.noneSeenTo : t.noErrors,
          text: resolved ? t.noneSeenToText : t.noErrorsText,
        }}
      />
      <ErrorPanel group={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function columnsOf(t: Texts, language: Language, open: (group: ClientErrorGroup) => void): Column<ClientErrorGroup>[] {
  const count = (value: number) => formatNumber(language, value);
  return [
    {
      key: 'message',
      header: t.message,
      cell: (group) => (
        <>
          <Text component="div" fw={600} lineClamp={2} dir="ltr" ta="start" style={{ overflowWrap: 'anywhere' }}>
            {group.message}
          </Text>
          <Text
            component="div"
            size="sm"
            c="dimmed"
            dir="ltr"
            ta="start"
            lineClamp={1}
            style={{ overflowWrap: 'anywhere' }}
          >
            {group.url}
          </Text>
        </>
      ),
    },
    { key: 'count', header: t.times, align: 'end', cell: (group) => count(group.count) },
    { key: 'people', header: t.people, align: 'end', wideOnly: true, cell: (group) => count(group.people) },
    { key: 'last', header: t.lastTime, wideOnly: true, oneLine: true, cell: (group) => formatDateTime(group.lastAt) },
    {
      key: 'actions',
      align: 'end',
      cell: (group) => (
        <Button size="xs" variant="light" onClick={() => open(group)}>
          {t.details}
        </Button>
      ),
    },
  ];
}
