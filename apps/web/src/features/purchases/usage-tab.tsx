import { apiQuery, downloadFile } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { ResultsDrawing } from '#ui/illustrations';
import { Button } from '@mantine/core';
import { type Usage, USAGE_SOURCES } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { CreditSummary } from './credit-summary.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPart } from './list-part.tsx';
import { rangeOf } from './period.ts';
import classes from './purchases.module.css';
import { texts, type Texts } from './texts.ts';

/** What credits were used for: sums, day by day, and one by one. */
export function UsageTab({ isInstitution }: { isInstitution: boolean }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const { page = 1, search = '' } = view;
  const source = USAGE_SOURCES.find((known) => known === view.source);
  const [openedAtMs] = useState(() => Date.now());
  const range = rangeOf(view, openedAtMs);
  const filter = { ...range, searchText: search, source, mine: true };
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery('listUsages', { query: { page, perPage: PAGE_SIZE, ...filter } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListFilters sources={USAGE_SOURCES}>
        <ExcelButton
          label={t.excel}
          disabled={data === undefined || data.count === 0}
          onSave={() => downloadFile('exportUsagesExcel', { query: { ...filter, language } })}
        />
      </ListFilters>
      <CreditSummary range={range} chart />
      <ListPart<Usage>
        title={t.tabs.usage}
        rows={data?.usages}
        rowKey={(usage) => usage._id}
        columns={columnsOf(t, language, isInstitution)}
        count={data?.count ?? 0}
        countText={t.usages(data?.count ?? 0)}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        narrowed={search !== '' || source !== undefined || view.period === 'days'}
        empty={{
          illustration: <ResultsDrawing />,
          title: t.noUsages,
          text: t.noUsagesText,
          action: (
            <Button renderRoot={(props) => <Link {...props} to="/$lang/my-games" params={{ lang: language }} />}>
              {t.toGames}
            </Button>
          ),
        }}
      />
    </>
  );
}

function columnsOf(t: Texts, language: Language, isInstitution: boolean): Column<Usage>[] {
  const number = (value: number) => formatNumber(language, value);
  const kind = ({ source, what }: Usage) =>
    what === 'manual' ? t.ways.manual : `${t.sources[source]} · ${t.ways[what]}`;
  const who: Column<Usage> = {
    key: 'who',
    header: t.who,
    wideOnly: true,
    cell: ({ userName }) => <bdi>{userName}</bdi>,
  };
  return [
    { key: 'when', header: t.when, wideOnly: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      key: 'game',
      header: t.game,
      cell: (usage) => (
        <>
          <span className={classes.main}>
            <bdi>{usage.gameName || t.ways[usage.what]}</bdi>
          </span>
          <span className={classes.narrow}>{kind(usage)}</span>
          {isInstitution && (
            <span className={classes.narrow}>
              <bdi>{usage.userName}</bdi>
            </span>
          )}
          <span className={classes.narrow}>{formatDateTime(usage.createdAt)}</span>
        </>
      ),
    },
    { key: 'kind', header: t.source, wideOnly: true, cell: kind },
    ...(isInstitution ? [who] : []),
    {
      key: 'cost',
      header: t.cost,
      align: 'end',
      cell: ({ amountUsed, voided }) =>
        voided ? (
          <>
            <s className={classes.number}>{number(amountUsed)}</s>
            <div>{t.voided}</div>
          </>
        ) : (
          <span className={classes.number}>{amountUsed === 0 ? t.free : number(amountUsed)}</span>
        ),
    },
    {
      key: 'before',
      header: t.before,
      align: 'end',
      wideOnly: true,
      cell: ({ creditsBefore }) => <span className={classes.number}>{number(creditsBefore)}</span>,
    },
  ];
}
