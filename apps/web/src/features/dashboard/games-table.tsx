import type { Texts } from '@qc/words/en/screens/author/dashboard';
import { errorText } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing, SearchDrawing } from '#ui/illustrations';
import { Group } from '@mantine/core';
import { type DeviceName, deviceName, type GAME_SORTS, type GameSummary } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconUsers } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GameMenu } from './game-menu.tsx';
import { GameNameCell } from './game-name-cell.tsx';
import { RunButton } from './run-button.tsx';
import { StatusBadge } from './status-badge.tsx';

type GameSort = (typeof GAME_SORTS)[number];

/** How a list of games is looked at, as the address holds it. */
interface GamesView {
  page?: number | undefined;
  search?: string | undefined;
  sortBy?: GameSort | undefined;
  sortDesc?: boolean | undefined;
}

/** What the server is asked for: where the view says nothing else, what was changed last comes first. */
export function gamesQuery({ page = 1, search = '', sortBy = 'updatedAt', sortDesc = true }: GamesView) {
  return { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc };
}

interface Props {
  list: UseQueryResult<{ games: readonly GameSummary[]; count: number }>;
  view: GamesView;
  onView: (changes: GamesView) => void;
  /** What the list holds, for screen readers. */
  label: string;
  /** Shows who shared each game and how, instead of with how many it is shared. */
  received?: boolean;
  /** What is said where there are no games, although none are looked for. */
  none: { title: string; text: string; action?: ReactNode };
}

/** A page of games with their pictures, state and actions; in its place, that there are none, or that they did not come. */
export function GamesTable({
  list: { data, error, isPending, refetch },
  view,
  onView,
  label,
  received = false,
  none,
}: Props) {
  const t = useTexts('dashboard');
  const { names } = useTexts('devices');
  const { language } = useLanguage();
  const { searchText, ...shown } = gamesQuery(view);
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />;
  if (data?.count === 0 && searchText !== '')
    return <EmptyState illustration={<SearchDrawing />} title={t.noMatch} text={t.noMatchText} />;
  if (data?.count === 0) return <EmptyState illustration={<GamesDrawing />} {...none} />;
  const count = data?.count ?? 0;
  return (
    <DataTable<GameSummary, GameSort>
      {...shown}
      rows={data?.games ?? []}
      rowKey={(game) => game._id}
      columns={columnsOf(t, names, received)}
      count={count}
      onPage={(page) => onView({ page })}
      onSort={(sortBy, sortDesc) => onView({ sortBy, sortDesc, page: undefined })}
      loading={isPending}
      labels={{ table: label, count: t.games(count) }}
    />
  );
}

function columnsOf(t: Texts, devices: Record<DeviceName, string>, received: boolean): Column<GameSummary, GameSort>[] {
  return [
    { key: 'name', header: t.name, sort: 'name', cell: (game) => <GameNameCell game={game} /> },
    received
      ? { key: 'from', header: t.sharedBy, wideOnly: true, cell: (game) => <SharedBy game={game} /> }
      : { key: 'type', header: t.type, wideOnly: 'desk', cell: (game) => devices[deviceName(game.setting.gameType)] },
    { key: 'slides', header: t.slidesColumn, wideOnly: true, align: 'end', cell: (game) => game.questionsCount },
    { key: 'status', header: t.status, wideOnly: true, cell: (game) => <StatusBadge game={game} /> },
    ...(received
      ? []
      : [
          {
            key: 'shares',
            header: t.sharesColumn,
            wideOnly: 'desk' as const,
            cell: (game: GameSummary) => <Shares game={game} />,
          },
        ]),
    {
      key: 'updated',
      header: t.updatedColumn,
      sort: 'updatedAt',
      wideOnly: 'desk',
      cell: (game) => formatDate(game.updatedAt),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (game) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <RunButton game={game} size="sm" variant="light" />
          <GameMenu game={game} keep={PAGE_SIZE} />
        </Group>
      ),
    },
  ];
}

function Shares({ game }: { game: GameSummary }) {
  const t = useTexts('dashboard');
  if (game.numOfShares === 0)
    return (
      <span role="img" aria-label={t.sharedWith(0)}>
        –
      </span>
    );
  return (
    <Group gap={6} wrap="nowrap" component="span" role="img" aria-label={t.sharedWith(game.numOfShares)}>
      <IconUsers size={17} aria-hidden />
      {game.numOfShares}
    </Group>
  );
}

function SharedBy({ game }: { game: GameSummary }) {
  const t = useTexts('dashboard');
  return (
    <span>
      <bdi>{game.sharedBy ?? ''}</bdi>
      {' · '}
      {game.access === 'runner' ? t.mayRun : t.mayEdit}
    </span>
  );
}
