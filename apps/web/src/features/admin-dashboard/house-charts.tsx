import { formatDate, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { type ChartDay, DayChart } from '#ui/day-chart';
import { SimpleGrid } from '@mantine/core';
import type { AdminDashboard } from '@qc/contract';
import { texts } from './texts.ts';

/** A UTC day's noon falls on the same date nearly everywhere. */
const NOON_MS = 12 * 60 * 60 * 1000;

/** New people, runs, credits used and errors, day by day. */
export function HouseCharts({ house }: { house: AdminDashboard }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const format = (value: number) => formatNumber(language, value);
  const chartDays = (days: { day: number; value: number }[]): ChartDay[] =>
    days.map(({ day, value }) => ({ key: day, label: formatDate(day + NOON_MS), value, words: format(value) }));
  const charts = [
    { key: 'users', title: t.newUsers, tone: 'blue', days: house.newUsersByDay },
    { key: 'runs', title: t.runs, tone: 'green', days: house.runsByDay },
    { key: 'credits', title: t.creditsUsed, tone: 'amber', days: house.creditsUsedByDay },
    { key: 'errors', title: t.errors, tone: 'red', days: house.errorsByDay },
  ] as const;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      {charts.map(({ key, title, tone, days }) => (
        <DayChart
          key={key}
          title={title}
          tone={tone}
          total={t.inAll(format(days.reduce((sum, { value }) => sum + value, 0)))}
          days={chartDays(days)}
          labels={{ day: t.day, value: title, table: t.asTable }}
          format={format}
        />
      ))}
    </SimpleGrid>
  );
}
