import { errorText, usePageQuery } from '#platform/api';
import { useAdminView } from '#platform/admin-list';
import { useLanguage, useTexts } from '#platform/i18n';
import { TwoStepNote } from '#platform/two-step-note';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { SegmentedControl, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { HouseGaps } from './house-gaps.tsx';
import { HouseCharts } from './house-charts.tsx';
import { HouseFigures } from './house-figures.tsx';
import { HealthCard } from './health-card.tsx';
import { OpenDisputes } from './open-disputes.tsx';
import { LedgerCard } from './ledger-card.tsx';

const SPANS = { week: '7', month: '30', quarter: '90', year: '365' } as const;
type Span = keyof typeof SPANS;

function isSpan(value: string | undefined): value is Span {
  return value !== undefined && Object.hasOwn(SPANS, value);
}

/** The house at a glance: figures, time lines, health, and the proof of the ledger. */
export function AdminDashboardPage() {
  const t = useTexts('adminDashboard');
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const span: Span = isSpan(view.show) ? view.show : 'month';
  const { data, error, refetch } = usePageQuery('getAdminDashboard', { query: { days: SPANS[span] } });
  const spans = Object.keys(SPANS).filter(isSpan);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <SegmentedControl
            aria-label={t.span}
            value={span}
            onChange={(show) => change({ show })}
            data={spans.map((value) => ({ value, label: t.spans[value] }))}
          />
        }
      />
      <TwoStepNote place="home" />
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Stack>
          <Skeleton height={210} radius="lg" />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Skeleton height={260} radius="lg" />
            <Skeleton height={260} radius="lg" />
          </SimpleGrid>
        </Stack>
      ) : (
        <Stack gap="lg">
          <HouseGaps health={data.health} />
          <OpenDisputes count={data.openDisputes} />
          <HouseFigures house={data} />
          <HouseCharts house={data} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <HealthCard house={data} />
            <LedgerCard checkedAt={data.health.ledgerCheckedAt} faults={data.health.ledgerFaults} />
          </SimpleGrid>
        </Stack>
      )}
    </>
  );
}
