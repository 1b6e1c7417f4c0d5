import { errorText, useApiMutation, usePageQuery, useRefresh } from '#platform/api';
import { formatDate, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { confirm, thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Pager } from '#ui/pager';
import { SearchField } from '#ui/field/search-field';
import { SidePanel } from '#ui/side-panel';
import { Tag } from '#ui/tag';
import { ActionIcon, Divider, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Institution, Member } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { InvitationsList } from './invitations-list.tsx';
import { InviteForm } from './invite-form.tsx';
import classes from './members-panel.module.css';

/** Who belongs to an institution, and who is invited; invited and taken out. */
export function MembersPanel({ institution, onClose }: { institution: Institution | null; onClose: () => void }) {
  const t = useTexts('adminInstitutions');
  return (
    <SidePanel opened={institution !== null} onClose={onClose} title={institution ? t.membersOf(institution.name) : ''}>
      {institution && (
        <Stack key={institution._id} gap="md">
          <InviteForm institution={institution._id} />
          <InvitationsList institution={institution._id} />
          <Divider />
          <Members institution={institution} />
        </Stack>
      )}
    </SidePanel>
  );
}

function Members({ institution }: { institution: Institution }) {
  const t = useTexts('adminInstitutions');
  const { language } = useLanguage();
  const refresh = useRefresh('listMembers', 'listInstitutions', 'listUsers');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const params = { id: institution._id };
  const { data, error, refetch } = usePageQuery('listMembers', {
    params,
    query: { page, perPage: PAGE_SIZE, searchText: search },
  });
  const removal = useApiMutation('removeMember', {
    onSuccess: thenSay(refresh, t.memberOut),
  });
  const remove = async (member: Member) => {
    const asked = { title: t.takeOutTitle(member.name), text: t.takeOutText, confirmLabel: t.takeOutYes, danger: true };
    if (await confirm(asked)) removal.mutate({ params: { ...params, user: member._id } });
  };
  return (
    <>
      <SearchField
        label={t.searchMembers}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <Text size="sm" c="dimmed" role="status">
          {data.count === 0 && search === '' ? t.noMembers : t.membersCount(data.count)}
        </Text>
      )}
      <ul>
        {data?.members.map((member) => (
          <li key={member._id} className={classes.member}>
            <div className={classes.who}>
              <Group gap={6}>
                <Text component="span" fw={600}>
                  <bdi>{member.name}</bdi>
                </Text>
                {member.role === 3 && <Tag tone="blue">{t.manager}</Tag>}
              </Group>
              <Text size="sm" c="dimmed">
                <bdi dir="ltr">{member.email}</bdi>
              </Text>
              <Text size="sm" c="dimmed">
                {t.usedBy(formatNumber(language, member.creditsUsed))}
                {member.lastLogin !== null && ` · ${t.lastHere(formatDate(member.lastLogin))}`}
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t.takeOut(member.name)}
              onClick={() => void remove(member)}
            >
              <IconUserMinus size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Pager pages={Math.ceil((data?.count ?? 0) / PAGE_SIZE)} page={page} onPage={setPage} />
    </>
  );
}
