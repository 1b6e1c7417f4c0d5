import { formatBytes, formatDate, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { type ChartDay, DayChart } from '#ui/day-chart';
import type { AdminDashboard } from '@qc/contract';
import classes from './dashboard.module.css';

/** A UTC day's noon falls on the same date nearly everywhere. */
const NOON_MS = 12 * 60 * 60 * 1000;

interface DayValue {
  day: number;
  value: number;
}
interface HouseChart {
  key: string;
  title: string;
  tone: 'blue' | 'green' | 'amber' | 'red';
  days: readonly DayValue[];
  format: (value: number) => string;
  /** It stands at a height rather than coming day by day: the last day tells all. */
  stands?: boolean;
}

/** Users, games, runs, money of each currency, storage, credits and errors over time. */
export function HouseCharts({ house }: { house: AdminDashboard }) {
  const t = useTexts('adminDashboard');
  const { language } = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const charts: HouseChart[] = [
    { key: 'users', title: t.newUsers, tone: 'blue', days: house.newUsersByDay, format: count },
    { key: 'games', title: t.newGames, tone: 'blue', days: house.gamesByDay, format: count },
    { key: 'runs', title: t.runs, tone: 'green', days: house.runsByDay, format: count },
    { key: 'credits', title: t.creditsUsed, tone: 'amber', days: house.creditsUsedByDay, format: count },
    ...house.revenueByDay.map(({ currency, days }): HouseChart => ({
      key: `revenue-${currency}`,
      title: house.revenueByDay.length > 1 ? t.revenueIn(currency) : t.revenue,
      tone: 'green',
      days,
      format: (value) => formatMoney(value, currency, language),
    })),
    {
      key: 'storage',
      title: t.media,
      tone: 'blue',
      days: house.mediaBytesByDay,
      stands: true,
      format: (value) => formatBytes(value, language),
    },
    { key: 'errors', title: t.errors, tone: 'red', days: house.errorsByDay, format: count },
  ];
  return (
    <div className={classes.charts}>
      {charts.map(({ key, title, tone, days, format, stands = false }) => (
        <DayChart
          key={key}
          title={title}
          tone={tone}
          total={
            stands ? format(days.at(-1)?.value ?? 0) : t.inAll(format(days.reduce((sum, { value }) => sum + value, 0)))
          }
          days={days.map(({ day, value }): ChartDay => ({
            key: day,
            label: formatDate(day + NOON_MS),
            value,
            words: format(value),
          }))}
          labels={{ day: t.day, value: title, table: t.asTable }}
          format={format}
        />
      ))}
    </div>
  );
}
