import type { RoomsTexts } from '@qc/words/en/screens/lists/rooms';
import { isAdminRole, type Room } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { Badge, Button, Group, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText, useApiMutation, usePageQuery, useRefresh } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { type Column, DataTable } from '#ui/data-table';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { ResultsDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { LinkButton } from '#ui/link/links';

/** Rooms that are open: one's own, for admins also everybody's, each with the way in and the way to close it. */
export function RoomsPage() {
  const t = useTexts('rooms');
  const { language } = useLanguage();
  const user = useSessionUser();
  const isAdmin = isAdminRole(user?.role);
  const [all, setAll] = useState(false);
  const [page, setPage] = useState(1);
  const refresh = useRefresh('listRooms');
  const { data, error, isPending, refetch } = usePageQuery('listRooms', { query: { page, perPage: PAGE_SIZE, all } });
  const closing = useApiMutation('closeRoom', {
    onSuccess: async () => {
      showTimedMessage({ title: t.closed, kind: 'success' });
      await refresh();
    },
  });
  const close = async (room: Room) => {
    const words = {
      title: t.closeTitle(room.name),
      text: t.closeText,
      confirmLabel: t.closeYes,
    };
    if (await confirm({ ...words, danger: true })) closing.mutate({ params: { id: room._id } });
  };
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      {isAdmin && (
        <Switch
          mb="md"
          label={t.everybody}
          checked={all}
          onChange={(event) => {
            setAll(event.currentTarget.checked);
            setPage(1);
          }}
        />
      )}
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : data?.count === 0 ? (
        <EmptyState
          illustration={<ResultsDrawing />}
          title={t.empty}
          text={t.emptyText}
          action={
            <LinkButton size="md" to="/$lang/my-games" params={{ lang: language }}>
              {t.toGames}
            </LinkButton>
          }
        />
      ) : (
        <DataTable
          rows={data?.rooms ?? []}
          rowKey={(room) => room._id}
          columns={columnsOf(t, language, all, (room) => void close(room))}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={setPage}
          loading={isPending}
          labels={{ table: t.title, count: t.count(data?.count ?? 0) }}
        />
      )}
    </>
  );
}

function columnsOf(t: RoomsTexts, lang: string, all: boolean, close: (room: Room) => void): Column<Room>[] {
  return [
    {
      key: 'game',
      header: t.game,
      cell: (room) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{room.name}</bdi>
          </Text>
          {room.demo && (
            <Badge variant="light" tt="none">
              {t.demo}
            </Badge>
          )}
          {all && (
            <Text size="sm" c="dimmed">
              {t.operator}: <bdi>{room.operator}</bdi>
            </Text>
          )}
        </>
      ),
    },
    { key: 'code', header: t.code, cell: (room) => <bdi dir="ltr">{room.code}</bdi> },
    {
      key: 'state',
      header: t.state,
      cell: (room) => (
        <Badge variant="light" color={room.startedAt === null ? 'gray' : 'green'} tt="none">
          {room.startedAt === null ? t.waiting : t.running}
        </Badge>
      ),
    },
    { key: 'players', header: t.players, align: 'end', cell: (room) => room.playersCount },
    { key: 'opened', header: t.opened, wideOnly: true, cell: (room) => formatDateTime(room.createdAt) },
    {
      key: 'actions',
      cell: (room) => (
        <Group gap="xs" justify="flex-end">
          <LinkButton size="xs" variant="light" to="/$lang/operate/$room" params={{ lang, room: room._id }}>
            {t.console}
          </LinkButton>
          <Button size="xs" variant="default" onClick={() => close(room)}>
            {t.close}
          </Button>
        </Group>
      ),
    },
  ];
}
