import type { Texts } from '@qc/words/en/screens/admin/admin-watch';
import { PeriodFilter, periodOf, PersonPicker, useAdminList, useAdminView } from '#platform/admin-list';
import { usePageQuery } from '#platform/api';
import { formatDateTime, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { AllWellDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { Box, Button, Select, Text } from '@mantine/core';
import type { AuditEntry, AuditRecord } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useState } from 'react';
import { AuditChanges } from './audit-changes.tsx';
import { AuditPartsPanel } from './audit-parts-panel.tsx';
import { AuditTarget } from './audit-target.tsx';
import { RecordLink } from './record-link.tsx';
import { wordAction } from './word-action.ts';

/** What admins did: who, when, to what, and what it was before and after. */
export function AuditLogPage() {
  const t = useTexts('adminWatch');
  const actions = useTexts('auditActions');
  const { view, change } = useAdminView();
  const { page = 1, search = '', user, kind } = view;
  const query = { page, perPage: PAGE_SIZE, searchText: search, actor: user, action: kind, ...periodOf(view) };
  const list = usePageQuery('listAuditEntries', { query });
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const known = list.data?.actions ?? [];
  const records = new Map((list.data?.records ?? []).map((record) => [record._id, record]));
  return (
    <>
      <ListScreen
        {...useAdminList(list)}
        title={t.audit}
        lead={t.auditLead}
        searchLabel={t.searchAudit}
        filters={
          <>
            <Select
              size="md"
              label={t.action}
              placeholder={t.everyAction}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t.everyAction }}
              nothingFoundMessage={t.noAction}
              value={kind ?? null}
              data={[...new Set(kind === undefined ? known : [kind, ...known])].map((value) => ({
                value,
                label: wordAction(value, actions),
              }))}
              onChange={(next) => change({ kind: next ?? undefined })}
            />
            <PersonPicker
              label={t.who}
              placeholder={t.everyAdmin}
              value={user ?? null}
              onChange={(next) => change({ user: next ?? undefined })}
            />
            <PeriodFilter />
          </>
        }
        rows={list.data?.entries ?? []}
        rowKey={(entry) => entry._id}
        columns={columnsOf(t, actions, records, setOpened)}
        countText={t.entriesCount(list.data?.count ?? 0)}
        perPage={PAGE_SIZE}
        empty={{ illustration: <AllWellDrawing />, title: t.noEntries, text: t.noEntriesText }}
      />
      <AuditPartsPanel entry={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function columnsOf(
  t: Texts,
  actions: Readonly<Record<string, string>>,
  records: ReadonlyMap<string, AuditRecord>,
  open: (entry: AuditEntry) => void,
): Column<AuditEntry>[] {
  return [
    {
      key: 'at',
      header: t.when,
      cell: (entry) => (
        <>
          <Text component="div" size="sm" style={{ whiteSpace: 'nowrap' }}>
            {formatDateTime(entry.at)}
          </Text>
          <Text component="div" size="sm" c="dimmed">
            <RecordLink record={records.get(entry.actor ?? '')}>{entry.actorName || t.system}</RecordLink>
          </Text>
        </>
      ),
    },
    {
      key: 'action',
      header: t.action,
      cell: (entry) => (
        <>
          <Text component="div" fw={600}>
            {wordAction(entry.action, actions)}
          </Text>
          <AuditTarget entry={entry} records={records} />
          <Box hiddenFrom="sm">
            <AuditChanges entry={entry} records={records} />
          </Box>
          {!entry.succeeded && <Tag tone="red">{t.refused}</Tag>}
          {entry.parts > 0 && (
            <Button size="xs" variant="light" mt={4} onClick={() => open(entry)}>
              {t.showPeople(entry.parts)}
            </Button>
          )}
        </>
      ),
    },
    {
      key: 'changes',
      header: t.changes,
      wideOnly: true,
      cell: (entry) => <AuditChanges entry={entry} records={records} />,
    },
    { key: 'address', header: t.address, wideOnly: true, cell: (entry) => <bdi dir="ltr">{entry.address}</bdi> },
  ];
}
