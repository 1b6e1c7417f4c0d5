import { errorText, usePageQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing, SearchDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/field/search-field';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isAdminRole } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GamesTable } from './games-table.tsx';
import { NewGame } from './new-game/new-game.ts';

import { UserFilter } from './user-filter.tsx';

/** All games of the user: searched, sorted and paged by the server. The address holds the view. */
export function MyGamesPage() {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/my-games' });
  const navigate = useNavigate({ from: '/$lang/my-games' });
  const [dialogOpen, dialog] = useDisclosure(false);
  const { page = 1, search = '', sortBy = 'updatedAt', sortDesc = true } = view;
  const sessionUser = useSessionUser();
  const isAdmin = sessionUser !== null && isAdminRole(sessionUser.role);
  const query = {
    page,
    perPage: PAGE_SIZE,
    searchText: search,
    sortBy,
    sortDesc,
    // An admin's own ones, unless another person's are asked for.
    user: (isAdmin ? view.user : undefined) ?? sessionUser?._id,
  };
  const { data, error, isPending, refetch } = usePageQuery('listGames', { query });
  const newGame = (
    <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={dialog.open}>
      {t.newGame}
    </Button>
  );
  const isEmpty = data?.count === 0;
  return (
    <>
      <PageHeader title={t.myGames} lead={t.myGamesLead} actions={newGame} />
      {(!isEmpty || search !== '' || isAdmin) && (
        <Group mb="md" align="flex-end" wrap="wrap">
          <div style={{ flex: '0 1 420px' }}>
            <SearchField
              label={t.search}
              value={search}
              onSearch={(text) =>
                void navigate({ search: { ...view, search: text || undefined, page: undefined }, replace: true })
              }
            />
          </div>
          {isAdmin && (
            <UserFilter
              user={view.user}
              onChange={(user) => void navigate({ search: { ...view, user, page: undefined }, replace: true })}
            />
          )}
        </Group>
      )}
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          illustration={search === '' ? <GamesDrawing /> : <SearchDrawing />}
          title={search === '' ? t.noGames : t.noMatch}
          text={search === '' ? t.noGamesText : t.noMatchText}
          action={search === '' ? newGame : undefined}
        />
      ) : (
        <GamesTable
          games={data?.games ?? []}
          count={data?.count ?? 0}
          label={t.myGames}
          page={page}
          onPage={(next) => void navigate({ search: { ...view, page: next } })}
          sortBy={sortBy}
          sortDesc={sortDesc}
          onSort={(by, desc) => void navigate({ search: { ...view, sortBy: by, sortDesc: desc, page: undefined } })}
          loading={isPending}
        />
      )}
      <NewGame key={language} opened={dialogOpen} onClose={dialog.close} />
    </>
  );
}
