import type { Texts } from '@qc/words/en/screens/admin/admin-content';
import { PersonPicker, useAdminList, useAdminView } from '#platform/admin-list';
import { usePageQuery } from '#platform/api';
import { formatDate, useTexts } from '#platform/i18n';
import { GamesDrawing } from '#ui/illustrations';
import type { Column } from '#ui/data-table';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { Group, Text } from '@mantine/core';
import { type DeviceName, deviceName, GAME_SORTS, type GameSummary } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { AdminGameMenu } from './admin-game-menu.tsx';
import { OwnerName } from './owner-name.tsx';

type GameSort = (typeof GAME_SORTS)[number];

/** Everybody's games: found, opened, blocked and deleted. */
export function AllGamesPage() {
  const t = useTexts('adminContent');
  const { names } = useTexts('devices');
  const { view, change } = useAdminView();
  const { page = 1, search = '', sortDesc = true, user } = view;
  const sortBy = GAME_SORTS.find((sort) => sort === view.sortBy) ?? 'updatedAt';
  const list = usePageQuery('listGames', {
    query: { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc, user },
  });
  return (
    <ListScreen
      {...useAdminList(list)}
      title={t.games}
      lead={t.gamesLead}
      searchLabel={t.searchGames}
      filters={
        <PersonPicker
          label={t.owner}
          placeholder={t.everybody}
          value={user ?? null}
          onChange={(next) => change({ user: next ?? undefined })}
        />
      }
      rows={list.data?.games ?? []}
      rowKey={(game) => game._id}
      columns={columnsOf(t, names)}
      countText={t.gamesCount(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      sortBy={sortBy}
      sortDesc={sortDesc}
      onSort={(by, desc) => change({ sortBy: by, sortDesc: desc })}
      empty={{ illustration: <GamesDrawing />, title: t.noGames, text: t.noGamesText }}
    />
  );
}

function columnsOf(t: Texts, devices: Record<DeviceName, string>): Column<GameSummary, GameSort>[] {
  return [
    {
      key: 'name',
      header: t.name,
      sort: 'name',
      cell: (game) => (
        <>
          <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{game.name}</bdi>
          </Text>
          <Text component="div" size="sm" c="dimmed" hiddenFrom="sm">
            <OwnerName user={game.user} />
          </Text>
          <Group gap={4} mt={2}>
            {game.blocked && <Tag tone="red">{t.blocked}</Tag>}
            {game.disabled && !game.blocked && <Tag tone="amber">{t.switchedOff}</Tag>}
            {game.generic && <Tag tone="blue">{t.template}</Tag>}
            {game.code !== null && <Tag tone="green">{t.running}</Tag>}
          </Group>
        </>
      ),
    },
    { key: 'owner', header: t.owner, wideOnly: true, cell: (game) => <OwnerName user={game.user} /> },
    { key: 'type', header: t.type, wideOnly: true, cell: (game) => devices[deviceName(game.setting.gameType)] },
    { key: 'slides', header: t.slidesColumn, align: 'end', wideOnly: true, cell: (game) => game.questionsCount },
    { key: 'shares', header: t.shares, align: 'end', wideOnly: true, cell: (game) => game.numOfShares },
    {
      key: 'created',
      header: t.created,
      sort: 'createdAt',
      wideOnly: true,
      cell: (game) => formatDate(game.createdAt),
    },
    {
      key: 'updated',
      header: t.updated,
      sort: 'updatedAt',
      wideOnly: true,
      cell: (game) => formatDate(game.updatedAt),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (game) => <AdminGameMenu game={game} />,
    },
  ];
}
