import { DayField, isDay } from '#platform/day-field';
import { useTexts } from '#platform/i18n';
import { SearchField } from '#ui/field/search-field';
import { NativeSelect } from '@mantine/core';
import { sourceName, type TransactionSource, type UsageSource } from '@qc/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Period, USUAL_PERIOD } from './period.ts';
import classes from './purchases.module.css';

const PERIODS: readonly Period[] = ['30', '90', '365', 'all', 'days'];
type Source = TransactionSource | UsageSource;

/** Search, period and kind of a list; the address holds them. */
export function ListFilters({ sources, children }: { sources: readonly Source[]; children: ReactNode }) {
  const t = useTexts('purchases');
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const navigate = useNavigate({ from: '/$lang/purchases' });
  const { search = '', period = USUAL_PERIOD, from = '', to = '', source = '' } = view;
  const change = (changes: Partial<typeof view>) =>
    void navigate({ search: { ...view, ...changes, page: undefined }, replace: true });
  return (
    <div className={classes.filters} role="search">
      <div className={classes.search}>
        <SearchField label={t.search} value={search} onSearch={(text) => change({ search: text || undefined })} />
      </div>
      <NativeSelect
        size="md"
        label={t.period}
        value={period}
        onChange={(event) => change({ period: PERIODS.find((known) => known === event.currentTarget.value) })}
        data={PERIODS.map((known) => ({ value: known, label: t.periods[known] }))}
      />
      {period === 'days' && (
        <>
          <DayField
            size="md"
            label={t.from}
            value={from}
            max={to || undefined}
            onChange={(day) => (day === '' || isDay(day)) && change({ from: day || undefined })}
          />
          <DayField
            size="md"
            label={t.to}
            value={to}
            min={from || undefined}
            onChange={(day) => (day === '' || isDay(day)) && change({ to: day || undefined })}
          />
        </>
      )}
      <NativeSelect
        size="md"
        label={t.source}
        value={source}
        onChange={(event) => change({ source: sources.find((known) => known === event.currentTarget.value) })}
        data={[
          { value: '', label: t.anySource },
          ...sources.map((known) => ({ value: known, label: t.sources[sourceName(known)] })),
        ]}
      />
      {children}
    </div>
  );
}
