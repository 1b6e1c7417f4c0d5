import type { Texts } from '@qc/words/en/screens/admin/admin-content';
import { useAdminList, useAdminView } from '#platform/admin-list';
import { useApiMutation, useApiQuery, usePageQuery, useRefresh } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { confirm, thenSay } from '#ui/dialogs';
import { ResultsDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { LinkText } from '#ui/link/links';
import { Button, Group, Text } from '@mantine/core';
import type { Room } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';

/** Everybody's open rooms; each can be closed by hand, and old ones close by themselves. */
export function AllRoomsPage() {
  const t = useTexts('adminContent');
  const { language } = useLanguage();
  const { view } = useAdminView();
  const refresh = useRefresh('listRooms');
  const list = usePageQuery('listRooms', { query: { page: view.page ?? 1, perPage: PAGE_SIZE, all: true } });
  const setting = useApiQuery('getInstallationSettings');
  const closing = useApiMutation('closeRoom', {
    onSuccess: thenSay(refresh, t.roomClosed),
  });
  const close = async (room: Room) => {
    const words = { title: t.closeRoomTitle(room.name), text: t.closeRoomText, confirmLabel: t.closeRoom };
    if (await confirm({ ...words, danger: true })) closing.mutate({ params: { id: room._id } });
  };
  const days = setting.data?.settings.roomsCloseDays;
  return (
    <ListScreen
      {...useAdminList(list)}
      title={t.rooms}
      lead={
        days === undefined ? (
          t.roomsLead
        ) : (
          <>
            {t.roomsLead} {t.closeAfter(days)}{' '}
            <LinkText style={{ textDecoration: 'underline' }} to="/$lang/admin/settings" params={{ lang: language }}>
              {t.changeDays}
            </LinkText>
          </>
        )
      }
      rows={list.data?.rooms ?? []}
      rowKey={(room) => room._id}
      columns={columnsOf(t, (room) => void close(room))}
      countText={t.roomsCount(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      empty={{ illustration: <ResultsDrawing />, title: t.noRooms, text: t.noRoomsText }}
    />
  );
}

function columnsOf(t: Texts, close: (room: Room) => void): Column<Room>[] {
  return [
    {
      key: 'game',
      header: t.game,
      cell: (room) => (
        <>
          <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{room.name}</bdi>
          </Text>
          <Text component="div" size="sm" c="dimmed">
            <bdi>{room.operator}</bdi>
          </Text>
        </>
      ),
    },
    { key: 'code', header: t.code, cell: (room) => <bdi dir="ltr">{room.code}</bdi> },
    {
      key: 'state',
      header: t.state,
      wideOnly: true,
      cell: (room) => (
        <Group gap={4}>
          <Tag tone={room.startedAt === null ? 'gray' : 'green'}>{room.startedAt === null ? t.waiting : t.running}</Tag>
          {room.demo && <Tag tone="blue">{t.demo}</Tag>}
        </Group>
      ),
    },
    { key: 'players', header: t.players, align: 'end', wideOnly: true, cell: (room) => room.playersCount },
    { key: 'opened', header: t.opened, wideOnly: true, oneLine: true, cell: (room) => formatDateTime(room.createdAt) },
    {
      key: 'actions',
      align: 'end',
      cell: (room) => (
        <Button size="xs" variant="default" aria-label={t.closeRoomOf(room.name)} onClick={() => close(room)}>
          {t.closeRoom}
        </Button>
      ),
    },
  ];
}
