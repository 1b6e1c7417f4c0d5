import type { Texts } from '@qc/words/en/screens/admin/admin-institutions';
import { useAdminList, useAdminView } from '#platform/admin-list';
import { usePageQuery } from '#platform/api';
import { formatDate, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { InstitutionDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { Button, Group, Text } from '@mantine/core';
import { type Institution, INSTITUTION_SORTS, type Language } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CloseInstitutionDialog } from './close-institution-dialog.tsx';
import { InstitutionMenu, type InstitutionActions } from './institution-menu.tsx';
import { InstitutionPanel } from './institution-panel.tsx';
import { MembersPanel } from './members-panel.tsx';

type InstitutionSort = (typeof INSTITUTION_SORTS)[number];

/** Schools and firms: added, renamed, given credits, closed. */
export function InstitutionsPage() {
  const t = useTexts('adminInstitutions');
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const [edited, setEdited] = useState<Institution | 'new' | null>(null);
  const [looked, setLooked] = useState<Institution | null>(null);
  const [closed, setClosed] = useState<Institution | null>(null);
  const { page = 1, search = '', sortDesc = false } = view;
  const sortBy = INSTITUTION_SORTS.find((sort) => sort === view.sortBy) ?? 'name';
  const list = usePageQuery('listInstitutions', {
    query: { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc },
  });
  const add = (
    <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t.add}
    </Button>
  );
  return (
    <>
      <ListScreen
        {...useAdminList(list)}
        title={t.title}
        lead={t.lead}
        actions={add}
        searchLabel={t.search}
        rows={list.data?.institutions ?? []}
        rowKey={(institution) => institution._id}
        columns={columnsOf(t, language, { edit: setEdited, members: setLooked, close: setClosed })}
        countText={t.count(list.data?.count ?? 0)}
        perPage={PAGE_SIZE}
        sortBy={sortBy}
        sortDesc={sortDesc}
        onSort={(by, desc) => change({ sortBy: by, sortDesc: desc })}
        empty={{ illustration: <InstitutionDrawing />, title: t.empty, text: t.emptyText, action: add }}
      />
      <InstitutionPanel institution={edited} onClose={() => setEdited(null)} />
      <MembersPanel institution={looked} onClose={() => setLooked(null)} />
      <CloseInstitutionDialog institution={closed} onClose={() => setClosed(null)} />
    </>
  );
}

function columnsOf(t: Texts, language: Language, actions: InstitutionActions): Column<Institution, InstitutionSort>[] {
  const count = (value: number) => formatNumber(language, value);
  return [
    {
      key: 'name',
      header: t.name,
      sort: 'name',
      cell: ({ name, disableRemotesGames, managersCount }) => (
        <>
          <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Text>
          <Group gap={4} mt={2}>
            {disableRemotesGames && <Tag tone="gray">{t.noRemotes}</Tag>}
            {managersCount === 0 && <Tag tone="amber">{t.noManager}</Tag>}
          </Group>
        </>
      ),
    },
    { key: 'credits', header: t.credits, sort: 'credits', align: 'end', cell: ({ credits }) => count(credits) },
    { key: 'used', header: t.used, align: 'end', wideOnly: true, cell: ({ creditsUsed }) => count(creditsUsed) },
    {
      key: 'members',
      header: t.members,
      sort: 'membersCount',
      align: 'end',
      wideOnly: true,
      cell: ({ membersCount }) => count(membersCount),
    },
    {
      key: 'managers',
      header: t.managers,
      align: 'end',
      wideOnly: true,
      cell: ({ managersCount }) => count(managersCount),
    },
    {
      key: 'created',
      header: t.since,
      sort: 'createdAt',
      wideOnly: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (institution) => <InstitutionMenu institution={institution} {...actions} />,
    },
  ];
}
