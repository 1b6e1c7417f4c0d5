import type { Texts } from '@qc/words/en/screens/admin/admin-users';
import { formatDate, formatNumber, useLanguage } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { Tag } from '#ui/tag';
import { LinkText } from '#ui/link/links';
import { Group, Text } from '@mantine/core';
import type { Language, ListedUser, USER_SORTS } from '@qc/contract';
import { UserMenu } from './user-menu.tsx';
import type { UserActions } from './user-actions.ts';

/** Orders that the server offers. */
type UserSort = (typeof USER_SORTS)[number];

/** Columns of the list of people. */
export function userColumns(t: Texts, language: Language, actions: UserActions): Column<ListedUser, UserSort>[] {
  const count = (value: number) => formatNumber(language, value);
  return [
    { key: 'name', header: t.name, sort: 'name', width: '26%', cell: (user) => <Who user={user} t={t} /> },
    {
      key: 'email',
      header: t.email,
      sort: 'email',
      width: '24%',
      wideOnly: true,
      cell: (user) => (
        <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </bdi>
      ),
    },
    {
      key: 'institution',
      header: t.institution,
      width: '20%',
      wideOnly: true,
      cell: (user) => (user.institution ? <bdi>{user.institution.name}</bdi> : '–'),
    },
    { key: 'credits', header: t.credits, sort: 'credits', align: 'end', cell: (user) => count(user.credits) },
    {
      key: 'used',
      header: t.used,
      sort: 'creditsUsed',
      align: 'end',
      wideOnly: true,
      cell: (user) => count(user.totals.creditsUsed),
    },
    {
      key: 'login',
      header: t.lastLogin,
      sort: 'lastLogin',
      wideOnly: true,
      oneLine: true,
      cell: (user) => (user.lastLogin === null ? t.never : formatDate(user.lastLogin)),
    },
    {
      key: 'created',
      header: t.created,
      sort: 'createdAt',
      wideOnly: true,
      cell: (user) => formatDate(user.createdAt),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (user) => <UserMenu user={user} {...actions} />,
    },
  ];
}

/** Mail to this person came back: the mark leads to the reason. */
function MailMark({ address, words }: { address: string; words: string }) {
  const { language: lang } = useLanguage();
  return (
    <LinkText to="/$lang/admin/mail" params={{ lang }} search={{ search: address }}>
      <Tag tone="red">{words}</Tag>
    </LinkText>
  );
}

function Who({ user, t }: { user: ListedUser; t: Texts }) {
  return (
    <>
      <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{user.name}</bdi>
      </Text>
      <Text component="div" size="sm" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{user.email}</bdi>
      </Text>
      <Group gap={4} mt={2}>
        {user.role !== 2 && <Tag tone="blue">{t.roles[user.role]}</Tag>}
        {user.disabledFromAdmin && <Tag tone="red">{t.restricted}</Tag>}
        {user.disableRemotesGames && <Tag tone="gray">{t.noRemotes}</Tag>}
        {user.refusedAddress !== null && <MailMark address={user.refusedAddress} words={t.mailRefused} />}
      </Group>
    </>
  );
}
