import { usePageQuery } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/field/search-field';
import { Box } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { gamesQuery, GamesTable } from './games-table.tsx';

/** Games of other people that the user may edit or run. The address holds the view. */
export function SharedGamesPage() {
  const t = useTexts('dashboard');
  const view = useSearch({ from: '/$lang/shell/shared-games' });
  const navigate = useNavigate({ from: '/$lang/shared-games' });
  const { search = '' } = view;
  const list = usePageQuery('listSharedGames', { query: gamesQuery(view) });
  return (
    <>
      <PageHeader title={t.sharedGames} lead={t.sharedGamesLead} />
      {(list.data?.count !== 0 || search !== '') && (
        <Box mb="md" maw={420}>
          <SearchField
            label={t.search}
            value={search}
            onSearch={(text) =>
              void navigate({ search: { ...view, search: text || undefined, page: undefined }, replace: true })
            }
          />
        </Box>
      )}
      <GamesTable
        list={list}
        view={view}
        onView={(changes) => void navigate({ search: { ...view, ...changes } })}
        label={t.sharedGames}
        received
        none={{ title: t.noShared, text: t.noSharedText }}
      />
    </>
  );
}
