import { apiQuery, errorText } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing, SearchDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/search-field';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { GAME_SORTS, GameSummary } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GameMenu } from './game-menu.tsx';
import { GameNameCell } from './game-name-cell.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import { RunButton } from './run-button.tsx';
import { StatusBadge } from './status-badge.tsx';
import { texts, type Texts } from './texts.ts';

type GameSort = (typeof GAME_SORTS)[number];

/** All games of the user: searched, sorted and paged by the server. The address holds the view. */
export function MyGamesPage() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/my-games' });
  const navigate = useNavigate({ from: '/$lang/my-games' });
  const [dialogOpen, dialog] = useDisclosure(false);
  const { page = 1, search = '', sortBy = 'updatedAt', sortDesc = true } = view;
  const query = { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc };
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery('listGames', { query }),
    placeholderData: keepPreviousData,
  });
  const newGame = (
    <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={dialog.open}>
      {t.newGame}
    </Button>
  );
  const isEmpty = data?.count === 0;
  return (
    <>
      <PageHeader title={t.myGames} lead={t.myGamesLead} actions={newGame} />
      {(!isEmpty || search !== '') && (
        <Group mb="md" maw={420}>
          <div style={{ flex: 1 }}>
            <SearchField
              label={t.search}
              clearLabel={t.clearSearch}
              value={search}
              onSearch={(text) =>
                void navigate({ search: { ...view, search: text || undefined, page: undefined }, replace: true })
              }
            />
          </div>
        </Group>
      )}
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} retryLabel={t.tryAgain} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          illustration={search === '' ? <GamesDrawing /> : <SearchDrawing />}
          title={search === '' ? t.noGames : t.noMatch}
          text={search === '' ? t.noGamesText : t.noMatchText}
          action={search === '' ? newGame : undefined}
        />
      ) : (
        <DataTable<GameSummary, GameSort>
          rows={data?.games ?? []}
          rowKey={(game) => game._id}
          columns={columnsOf(t)}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={(next) => void navigate({ search: { ...view, page: next } })}
          sortBy={sortBy}
          sortDesc={sortDesc}
          onSort={(by, desc) => void navigate({ search: { ...view, sortBy: by, sortDesc: desc, page: undefined } })}
          loading={isPending}
          labels={{ ...t, table: t.myGames, count: t.games(data?.count ?? 0) }}
        />
      )}
      <NewGameDialog key={language} opened={dialogOpen} onClose={dialog.close} />
    </>
  );
}

function columnsOf(t: Texts): Column<GameSummary, GameSort>[] {
  return [
    { key: 'name', header: t.name, sort: 'name', cell: (game) => <GameNameCell game={game} /> },
    { key: 'type', header: t.type, wideOnly: true, cell: (game) => t.types[game.setting.gameType] },
    { key: 'slides', header: t.slidesColumn, wideOnly: true, align: 'end', cell: (game) => game.questionsCount },
    { key: 'status', header: t.status, wideOnly: true, cell: (game) => <StatusBadge game={game} /> },
    {
      key: 'updated',
      header: t.updatedColumn,
      sort: 'updatedAt',
      wideOnly: true,
      cell: (game) => formatDate(game.updatedAt),
    },
    {
      key: 'actions',
      header: t.actions,
      hideHeader: true,
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
