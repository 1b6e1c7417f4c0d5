import { errorText, usePageQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing, SearchDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/field/search-field';
import { Box } from '@mantine/core';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GamesTable } from './games-table.tsx';

/** Games of other people that the user may edit or run. The address holds the view. */
export function SharedGamesPage() {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/shared-games' });
  const navigate = useNavigate({ from: '/$lang/shared-games' });
  const { page = 1, search = '', sortBy = 'updatedAt', sortDesc = true } = view;
  const query = { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc };
  const { data, error, isPending, refetch } = usePageQuery('listSharedGames', { query });
  const isEmpty = data?.count === 0;
  return (
    <>
      <PageHeader title={t.sharedGames} lead={t.sharedGamesLead} />
      {(!isEmpty || search !== '') && (
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
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          illustration={search === '' ? <GamesDrawing /> : <SearchDrawing />}
          title={search === '' ? t.noShared : t.noMatch}
          text={search === '' ? t.noSharedText : t.noMatchText}
        />
      ) : (
        <GamesTable
          games={data?.games ?? []}
          count={data?.count ?? 0}
          label={t.sharedGames}
          received
          page={page}
          onPage={(next) => void navigate({ search: { ...view, page: next } })}
          sortBy={sortBy}
          sortDesc={sortDesc}
          onSort={(by, desc) => void navigate({ search: { ...view, sortBy: by, sortDesc: desc, page: undefined } })}
          loading={isPending}
        />
      )}
    </>
  );
}
