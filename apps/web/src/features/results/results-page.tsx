import type { ChartTexts } from '@qc/words/en/screens/results/result-charts';
import type { Texts } from '@qc/words/en/screens/results/results';
import { errorText, usePageQuery } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { ResultsDrawing, SearchDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { SearchField } from '#ui/field/search-field';
import { LinkButton } from '#ui/link/links';
import { Badge, Group, Text } from '@mantine/core';
import type { GameResultSummary } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BringResult } from './bring/bring-result.tsx';
import { GameFilter } from './game-filter.tsx';
import classes from './results-page.module.css';
import { ShareBar } from './charts/share-bar.tsx';

/** All finished runs of the user, newest first; the address holds search, page and the one game if so chosen. */
export function ResultsPage() {
  const t = useTexts('results');
  const charts = useTexts('resultCharts');
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/results' });
  const navigate = useNavigate({ from: '/$lang/results' });
  const { page = 1, search = '', game } = view;
  const query = { page, perPage: PAGE_SIZE, searchText: search, game };
  const { data, error, isPending, refetch } = usePageQuery('listGameResults', { query });
  const isEmpty = data?.count === 0;
  const isNarrowed = search !== '' || game !== undefined;
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} actions={<BringResult />} />
      {(!isEmpty || isNarrowed) && (
        <Group mb="md" gap="sm" align="flex-end">
          <div className={classes.search}>
            <SearchField
              label={t.search}
              value={search}
              onSearch={(text) =>
                void navigate({ search: { ...view, search: text || undefined, page: undefined }, replace: true })
              }
            />
          </div>
          <GameFilter
            game={game}
            onGame={(next) => void navigate({ search: { ...view, game: next, page: undefined }, replace: true })}
          />
        </Group>
      )}
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState
          illustration={isNarrowed ? <SearchDrawing /> : <ResultsDrawing />}
          title={isNarrowed ? t.noMatch : t.empty}
          text={isNarrowed ? t.noMatchText : t.emptyText}
          action={
            isNarrowed ? (
              <LinkButton size="md" variant="default" to="/$lang/results" params={{ lang: language }}>
                {t.showAll}
              </LinkButton>
            ) : (
              <LinkButton size="md" to="/$lang/my-games" params={{ lang: language }}>
                {t.toGames}
              </LinkButton>
            )
          }
        />
      ) : (
        <DataTable
          rows={data?.results ?? []}
          rowKey={(result) => result._id}
          columns={columnsOf(t, charts, language)}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={(next) => void navigate({ search: { ...view, page: next } })}
          loading={isPending}
          labels={{ table: t.title, count: t.results(data?.count ?? 0) }}
        />
      )}
    </>
  );
}

function columnsOf(t: Texts, charts: ChartTexts, lang: string): Column<GameResultSummary>[] {
  return [
    {
      key: 'game',
      header: t.game,
      cell: (result) => (
        <>
          <Link to="/$lang/results/$id" params={{ lang, id: result._id }} className={classes.name}>
            <bdi>{result.name}</bdi>
          </Link>
          {result.pace === 'self' && (
            <Badge variant="light" radius="sm" ms={8} className={classes.pace}>
              {charts.selfPaced}
            </Badge>
          )}
          <Text size="sm" c="dimmed" className={classes.narrow}>
            {formatDateTime(result.endedAt)}
          </Text>
        </>
      ),
    },
    { key: 'date', header: t.date, wideOnly: true, cell: (result) => formatDateTime(result.endedAt) },
    { key: 'players', header: t.players, align: 'end', cell: (result) => result.playersCount },
    { key: 'questions', header: t.questions, align: 'end', wideOnly: true, cell: (result) => result.questionsCount },
    {
      key: 'right',
      header: t.rightShare,
      width: '200px',
      cell: (result) => <ShareBar share={result.rightShare} />,
    },
  ];
}
