import { usePageQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/field/search-field';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isAdminRole } from '@qc/contract';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { gamesQuery, GamesTable } from './games-table.tsx';
import { NewGame } from './new-game/new-game.ts';
import { UserFilter } from './user-filter.tsx';

/** All games of the user: searched, sorted and paged by the server. The address holds the view. */
export function MyGamesPage() {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/my-games' });
  const navigate = useNavigate({ from: '/$lang/my-games' });
  const [dialogOpen, dialog] = useDisclosure(false);
  const { search = '' } = view;
  const sessionUser = useSessionUser();
  const isAdmin = sessionUser !== null && isAdminRole(sessionUser.role);
  const query = {
    ...gamesQuery(view),
    // An admin's own ones, unless another person's are asked for.
    user: (isAdmin ? view.user : undefined) ?? sessionUser?._id,
  };
  const list = usePageQuery('listGames', { query });
  const newGame = (
    <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={dialog.open}>
      {t.newGame}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.myGames} lead={t.myGamesLead} actions={newGame} />
      {(list.data?.count !== 0 || search !== '' || isAdmin) && (
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
      <GamesTable
        list={list}
        view={view}
        onView={(changes) => void navigate({ search: { ...view, ...changes } })}
        label={t.myGames}
        none={{ title: t.noGames, text: t.noGamesText, action: newGame }}
      />
      <NewGame key={language} opened={dialogOpen} onClose={dialog.close} />
    </>
  );
}
