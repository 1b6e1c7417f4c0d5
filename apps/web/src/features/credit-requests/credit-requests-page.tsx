import { errorText, useApiQuery } from '#platform/api';
import { isolate, useLanguage, useTexts } from '#platform/i18n';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { Skeleton, Stack } from '@mantine/core';
import { PAGE_SIZE } from '@qc/contract/limits';
import { RequestCard } from './request-card.tsx';

/** Everybody who asks for credits, oldest first, each with the press that gives them. */
export function CreditRequestsPage() {
  const t = useTexts('creditRequests');
  const { language } = useLanguage();
  const { data, error, refetch } = useApiQuery('listCreditRequests', { query: { perPage: PAGE_SIZE } });
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} radius="lg" />}
      {data?.count === 0 && <EmptyState illustration={<GamesDrawing />} title={t.empty} text={t.emptyText} />}
      <Stack gap="md" maw={720}>
        {data?.requests.map((request) => (
          <RequestCard key={request._id} request={request} name={isolate(request.user.name)} />
        ))}
      </Stack>
    </>
  );
}
