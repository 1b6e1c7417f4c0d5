import { useApiQuery } from '#platform/api';
import { formatDate, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { DayChart } from '#ui/day-chart';
import { FigureGrid, FigureTile } from '#ui/figure-tile';
import { Skeleton } from '@mantine/core';
import type { RouteInput } from '@qc/contract';
import { useState } from 'react';
import { everyDay } from './every-day.ts';
import classes from './purchases.module.css';
import type { TimeRange } from './period.ts';

type Filter = Pick<RouteInput<'getCreditSummary'>['query'], 'searchText' | 'source' | 'usageSource'>;

/** A UTC day's noon falls on the same date nearly everywhere. */
const NOON_MS = 12 * 60 * 60 * 1000;

/** Sums of a period and, where asked for, the credits used day by day. */
export function CreditSummary({ range, filter, chart }: { range: TimeRange; filter: Filter; chart: boolean }) {
  const t = useTexts('purchases');
  const { language } = useLanguage();
  const [openedAtMs] = useState(() => Date.now());
  const { data } = useApiQuery('getCreditSummary', { query: { ...range, ...filter, mine: true } });
  if (!data) return <Skeleton height={chart ? 320 : 96} mb="lg" aria-hidden />;
  const number = (value: number) => formatNumber(language, value);
  return (
    <>
      <div className={classes.figures}>
        <FigureGrid>
          <FigureTile label={t.runs} value={number(data.runs)} />
          <FigureTile label={t.creditsUsed} value={number(data.creditsUsed)} />
          <FigureTile label={t.creditsCome} value={number(data.creditsCome)} />
          <FigureTile
            label={t.paid}
            value={
              data.paid.length === 0
                ? t.nothingPaid
                : data.paid.map(({ currency, amount }) => formatMoney(amount, currency, language)).join(' · ')
            }
          />
        </FigureGrid>
      </div>
      {chart && data.creditsUsed > 0 && (
        <div className={classes.chart}>
          <DayChart
            title={t.chart}
            total={t.chartTotal(data.creditsUsed)}
            days={everyDay(data.days, range, openedAtMs).map(({ day, used }) => ({
              key: day,
              label: formatDate(day + NOON_MS),
              value: used,
              words: number(used),
            }))}
            labels={{ day: t.day, value: t.cost, table: t.chartTable }}
            format={number}
          />
        </div>
      )}
    </>
  );
}
