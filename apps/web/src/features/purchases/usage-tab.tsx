import type { Texts } from '@qc/words/en/screens/money/purchases';
import { downloadFile, usePageQuery } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import { fileTimeZone, formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { CellName, NarrowLine } from '#ui/cell-lines';
import type { Column } from '#ui/data-table';
import { ResultsDrawing } from '#ui/illustrations';
import { LinkButton } from '#ui/link/links';
import { sourceName, type Usage, USAGE_SOURCES } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { PAGE_SIZE } from '@qc/contract/limits';
import { CreditSummary } from './credit-summary.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPart } from './list-part.tsx';
import classes from './purchases.module.css';
import { useCreditFilter } from './use-credit-filter.ts';

/** What credits were used for: sums, day by day, and one by one. */
export function UsageTab({ isInstitution }: { isInstitution: boolean }) {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const { page, range, filter, narrowed } = useCreditFilter(USAGE_SOURCES);
  const list = usePageQuery('listUsages', { query: { page, perPage: PAGE_SIZE, ...filter } });
  return (
    <>
      <ListFilters sources={USAGE_SOURCES}>
        <ExcelButton
          label={t.excel}
          disabled={!list.data?.count}
          onSave={() => downloadFile('exportUsagesExcel', { query: { ...filter, language, timeZone: fileTimeZone() } })}
        />
      </ListFilters>
      <CreditSummary range={range} filter={{ searchText: filter.searchText, usageSource: filter.source }} chart />
      <ListPart<Usage>
        title={t.tabs.usage}
        list={list}
        rows={list.data?.usages}
        columns={columnsOf(t, language, isInstitution)}
        countText={t.usages}
        narrowed={narrowed}
        empty={{
          illustration: <ResultsDrawing />,
          title: t.noUsages,
          text: t.noUsagesText,
          action: (
            <LinkButton to="/$lang/my-games" params={{ lang: language }}>
              {t.toGames}
            </LinkButton>
          ),
        }}
      />
    </>
  );
}

function columnsOf(t: Texts, language: Language, isInstitution: boolean): Column<Usage>[] {
  const number = (value: number) => formatNumber(language, value);
  const kind = ({ source, what }: Usage) =>
    what === 'manual' ? t.ways.manual : `${t.sources[sourceName(source)]} · ${t.ways[what]}`;
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
          <CellName>{usage.gameName || t.ways[usage.what]}</CellName>
          <NarrowLine>{kind(usage)}</NarrowLine>
          {isInstitution && (
            <NarrowLine>
              <bdi>{usage.userName}</bdi>
            </NarrowLine>
          )}
          <NarrowLine>{formatDateTime(usage.createdAt)}</NarrowLine>
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
