import type { Texts } from '@qc/words/en/screens/lists/sharing';
import { errorText, usePageQuery } from '#platform/api';
import { formatDate, formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { useLeaveGame } from '#platform/leave-game';
import { useSessionUser } from '#platform/session';
import { CellName, NarrowLine } from '#ui/cell-lines';
import { type Column, DataTable } from '#ui/data-table';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing, SearchDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/field/search-field';
import { Badge, Button, Group } from '@mantine/core';
import type { Share, UserId } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './sharing.module.css';

/** Every game that was given or received, newest first. The address holds the view. */
export function TransferLogPage() {
  const t = useTexts('sharing');
  const { language } = useLanguage();
  const leaving = useTexts('leaveGame');
  const leave = useLeaveGame({ confirm, tell: (title) => showTimedMessage({ kind: 'success', title }) });
  const me = useSessionUser()?._id;
  const view = useSearch({ from: '/$lang/shell/transfer-log' });
  const navigate = useNavigate({ from: '/$lang/transfer-log' });
  const { page = 1, search = '' } = view;
  const { data, error, isPending, refetch } = usePageQuery('listTransfers', {
    query: { page, perPage: PAGE_SIZE, searchText: search },
  });
  const isEmpty = data?.count === 0;
  const leaveButton = (share: Share) => (
    <Button
      size="xs"
      variant="default"
      aria-label={leaving.title(share.gameName)}
      onClick={() => void leave({ _id: share.game, name: share.gameName, giver: share.sharer.name })}
    >
      {leaving.leave}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.transferLog} lead={t.transferLogLead} />
      {(!isEmpty || search !== '') && (
        <Group mb="md" maw={420}>
          <div style={{ flex: 1 }}>
            <SearchField
              label={t.search}
              value={search}
              onSearch={(text) => void navigate({ search: { search: text || undefined }, replace: true })}
            />
          </div>
        </Group>
      )}
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          illustration={search === '' ? <GamesDrawing /> : <SearchDrawing />}
          title={search === '' ? t.noTransfers : t.noMatch}
          text={search === '' ? t.noTransfersText : t.noMatchText}
        />
      ) : (
        <DataTable<Share>
          rows={data?.transfers ?? []}
          rowKey={(share) => share._id}
          columns={columnsOf(t, me, leaveButton)}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={(next) => void navigate({ search: { ...view, page: next } })}
          loading={isPending}
          labels={{ table: t.transferLog, count: t.transfers(data?.count ?? 0) }}
        />
      )}
    </>
  );
}

function columnsOf(t: Texts, me: UserId | undefined, leave: (share: Share) => ReactNode): Column<Share>[] {
  const who = (share: Share) => (share.sharer._id === me ? t.to(share.receiver.name) : t.from(share.sharer.name));
  const how = (share: Share) => t.types[share.transferType].title;
  return [
    { key: 'when', header: t.when, wideOnly: true, cell: (share) => formatDateTime(share.createdAt) },
    {
      key: 'game',
      header: t.game,
      cell: (share) => (
        <>
          <CellName>{share.gameName}</CellName>
          <NarrowLine>{who(share)}</NarrowLine>
          <NarrowLine>{how(share)}</NarrowLine>
          <NarrowLine>{formatDateTime(share.createdAt)}</NarrowLine>
        </>
      ),
    },
    { key: 'direction', header: t.direction, wideOnly: true, cell: who },
    { key: 'type', header: t.type, wideOnly: true, cell: how },
    {
      key: 'state',
      header: t.state,
      cell: (share) => (
        <Group gap="xs">
          <State share={share} t={t} />
          {share.receiver._id === me && share.transferType === 1 && share.revokedAt === null && leave(share)}
        </Group>
      ),
    },
  ];
}

function State({ share: { revokedAt, givenBack }, t }: { share: Share; t: Texts }) {
  return revokedAt === null ? (
    <Badge variant="light" radius="sm" className={classes.state ?? ''}>
      {t.active}
    </Badge>
  ) : (
    <Badge variant="light" color="gray" radius="sm" c="var(--qc-ink)" className={classes.state ?? ''}>
      {givenBack ? t.leftOn(formatDate(revokedAt)) : t.revokedOn(formatDate(revokedAt))}
    </Badge>
  );
}
