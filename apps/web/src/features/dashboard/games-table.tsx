import type { Texts } from '@qc/words/en/screens/author/dashboard';
import { formatDate, useTexts } from '#platform/i18n';
import { type Column, DataTable } from '#ui/data-table';
import { Group } from '@mantine/core';
import { deviceName, type GAME_SORTS, type GameSummary } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconUsers } from '@tabler/icons-react';
import { GameMenu } from './game-menu.tsx';
import { GameNameCell } from './game-name-cell.tsx';
import { RunButton } from './run-button.tsx';
import { StatusBadge } from './status-badge.tsx';

/** An order that lists of games offer. */
export type GameSort = (typeof GAME_SORTS)[number];

interface Props {
  games: readonly GameSummary[];
  count: number;
  /** What the list holds, for screen readers. */
  label: string;
  /** Shows who shared each game and how, instead of with how many it is shared. */
  received?: boolean;
  page: number;
  onPage: (page: number) => void;
  sortBy: GameSort;
  sortDesc: boolean;
  onSort: (sortBy: GameSort, sortDesc: boolean) => void;
  loading: boolean;
}

/** A page of games with their pictures, state and actions. */
export function GamesTable({ games, label, received = false, ...rest }: Props) {
  const t = useTexts('dashboard');
  return (
    <DataTable<GameSummary, GameSort>
      {...rest}
      rows={games}
      rowKey={(game) => game._id}
      columns={columnsOf(t, received)}
      perPage={PAGE_SIZE}
      labels={{ table: label, count: t.games(rest.count) }}
    />
  );
}

function columnsOf(t: Texts, received: boolean): Column<GameSummary, GameSort>[] {
  return [
    { key: 'name', header: t.name, sort: 'name', cell: (game) => <GameNameCell game={game} /> },
    received
      ? { key: 'from', header: t.sharedBy, wideOnly: true, cell: (game) => <SharedBy game={game} /> }
      : { key: 'type', header: t.type, wideOnly: 'desk', cell: (game) => t.types[deviceName(game.setting.gameType)] },
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
