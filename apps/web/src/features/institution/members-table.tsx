import type { Texts } from '@qc/words/en/screens/money/institution';
import { errorText, useApiMutation, usePageQuery, useRefresh } from '#platform/api';
import { formatDate, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { NarrowLine } from '#ui/cell-lines';
import { type Column, DataTable } from '#ui/data-table';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { PeopleDrawing, SearchDrawing } from '#ui/illustrations';
import { SearchField } from '#ui/field/search-field';
import { Badge, Button, Text, Title } from '@mantine/core';
import type { InstitutionId, Language, Member, UserId } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useNavigate, useSearch } from '@tanstack/react-router';
import classes from './institution.module.css';

interface Props {
  institution: InstitutionId;
  me: UserId;
  onInvite: () => void;
}

/** Everybody of an institution with what their runs used. The address holds the view. */
export function MembersTable({ institution, me, onInvite }: Props) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const refresh = useRefresh('listMembers', 'getInstitution');
  const view = useSearch({ from: '/$lang/shell/institution' });
  const navigate = useNavigate({ from: '/$lang/institution' });
  const { page = 1, search = '' } = view;
  const { data, error, isPending, refetch } = usePageQuery('listMembers', {
    params: { id: institution },
    query: { page, perPage: PAGE_SIZE, searchText: search },
  });
  const remove = useApiMutation('removeMember', {
    onSuccess: () => showTimedMessage({ kind: 'success', title: t.removed }),
    onSettled: () => {
      void refresh();
    },
  });
  const askRemove = async ({ _id, name }: Member) => {
    const question = { title: t.removeTitle(name), text: t.removeText, confirmLabel: t.remove };
    if (await confirm({ ...question, danger: true })) remove.mutate({ params: { id: institution, user: _id } });
  };
  const isEmpty = data?.count === 0;
  return (
    <section aria-labelledby="people">
      <div className={classes.listHead}>
        <Title order={2} id="people">
          {t.people}
        </Title>
        <div className={classes.search}>
          <SearchField
            label={t.search}
            value={search}
            onSearch={(text) => void navigate({ search: { search: text || undefined }, replace: true })}
          />
        </div>
      </div>
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          order={3}
          compact
          illustration={search === '' ? <PeopleDrawing /> : <SearchDrawing />}
          title={search === '' ? t.nobody : t.noMatch}
          text={search === '' ? t.nobodyText : t.noMatchText}
          action={search === '' && <Button onClick={onInvite}>{t.invite}</Button>}
        />
      ) : (
        <DataTable<Member>
          rows={data?.members ?? []}
          rowKey={({ _id }) => _id}
          columns={columnsOf({
            t,
            language,
            me,
            withExports: (data?.members ?? []).some(({ exports }) => exports > 0),
            removing: remove.isPending ? remove.variables.params.user : null,
            onRemove: (member) => void askRemove(member),
          })}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={(next) => void navigate({ search: { ...view, page: next } })}
          loading={isPending}
          labels={{ table: t.people, count: t.count(data?.count ?? 0) }}
        />
      )}
    </section>
  );
}

interface Row {
  t: Texts;
  language: Language;
  me: UserId;
  /** Somebody of this page has saved games for credits. */
  withExports: boolean;
  /** Whose removal is under way. */
  removing: string | null;
  onRemove: (member: Member) => void;
}

function columnsOf({ t, language, me, withExports, removing, onRemove }: Row): Column<Member>[] {
  const number = (value: number) => formatNumber(language, value);
  const exported = ({ exports }: Member) => number(exports);
  return [
    {
      key: 'name',
      header: t.name,
      cell: (member) => (
        <div className={classes.person}>
          <Text fw={600} component="div">
            <bdi>{member.name}</bdi>
            {member.role === 3 && (
              <Badge variant="light" radius="sm" tt="none" ms={8} className={classes.badge ?? ''}>
                {t.manager}
              </Badge>
            )}
            {member._id === me && (
              <Badge variant="outline" color="gray" radius="sm" tt="none" ms={8} c="var(--qc-ink)">
                {t.you}
              </Badge>
            )}
          </Text>
          <Text size="sm" c="dimmed" component="div">
            <bdi dir="ltr">{member.email}</bdi>
          </Text>
          <NarrowLine>{t.narrow(member.runs, member.creditsUsed)}</NarrowLine>
        </div>
      ),
    },
    { key: 'runs', header: t.runs, align: 'end', wideOnly: true, cell: ({ runs }) => number(runs) },
    // Credits that no run explains.
    ...(withExports
      ? [{ key: 'exports', header: t.exports, align: 'end' as const, wideOnly: true, cell: exported }]
      : []),
    {
      key: 'creditsUsed',
      header: t.creditsUsed,
      align: 'end',
      wideOnly: true,
      cell: ({ creditsUsed }) => number(creditsUsed),
    },
    {
      key: 'lastLogin',
      header: t.lastLogin,
      wideOnly: true,
      cell: ({ lastLogin }) => (lastLogin === null ? t.never : formatDate(lastLogin)),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (member) =>
        // Managers are unmade by the house; oneself one leaves below.
        member.role !== 3 && (
          <Button
            size="xs"
            variant="default"
            aria-label={t.removeOf(member.name)}
            loading={removing === member._id}
            onClick={() => onRemove(member)}
          >
            {t.remove}
          </Button>
        ),
    },
  ];
}
