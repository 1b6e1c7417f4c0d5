import { errorText, usePageQuery } from '#platform/api';
import { formatDate, formatMoney, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { DayChart } from '#ui/day-chart';
import { ErrorNotice } from '#ui/error-notice';
import { FigureGrid, FigureTile } from '#ui/figure-tile';
import { SimpleGrid } from '@mantine/core';
import type { RouteInput, RouteReply } from '@qc/contract';

/** A UTC day's noon falls on the same date nearly everywhere. */
const NOON_MS = 12 * 60 * 60 * 1000;

/** Sums and time lines over what the list below shows. */
export function CreditFigures({ query }: { query: RouteInput<'getCreditSummary'>['query'] }) {
  const { language } = useLanguage();
  const { data, error, refetch } = usePageQuery('getCreditSummary', { query });
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />;
  return (
    // What comes keeps the place that it will have: the filters below stand still.
    <div style={{ display: 'contents', visibility: data ? undefined : 'hidden' }} aria-hidden={!data}>
      <Figures data={data ?? NOTHING_YET} />
    </div>
  );
}

type Summary = RouteReply<'getCreditSummary'>;

const NOTHING_YET: Summary = {
  creditsCome: 0,
  creditsUsed: 0,
  runs: 0,
  exports: 0,
  paid: [],
  days: [{ day: 0, used: 0, come: 0, runs: 0 }],
};

function Figures({ data }: { data: Summary }) {
  const t = useTexts('creditMoves');
  const { language } = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const paid = data.paid.map(({ currency, amount }) => formatMoney(amount, currency, language)).join(' · ');
  const days = (key: 'used' | 'come') =>
    data.days.map((day) => ({
      key: day.day,
      label: formatDate(day.day + NOON_MS),
      value: day[key],
      words: count(day[key]),
    }));
  const table = { day: t.day, table: t.asTable };
  return (
    <>
      <FigureGrid>
        <FigureTile label={t.come} value={count(data.creditsCome)} />
        <FigureTile label={t.used} value={count(data.creditsUsed)} />
        <FigureTile label={t.runs} value={count(data.runs)} />
        {data.exports > 0 && <FigureTile label={t.exports} value={count(data.exports)} />}
        <FigureTile label={t.paid} value={paid || '–'} />
      </FigureGrid>
      {data.days.length > 0 && (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <DayChart
            title={t.usedByDay}
            total={count(data.creditsUsed)}
            tone="amber"
            days={days('used')}
            labels={{ ...table, value: t.used }}
            format={count}
          />
          <DayChart
            title={t.comeByDay}
            total={count(data.creditsCome)}
            tone="green"
            days={days('come')}
            labels={{ ...table, value: t.come }}
            format={count}
          />
        </SimpleGrid>
      )}
    </>
  );
}
