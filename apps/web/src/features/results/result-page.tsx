import { errorText, isRefusal, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { LostDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { LinkText } from '#ui/link/links';
import { Skeleton, Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import classes from './result-page.module.css';
import { ResultReport } from './result-report.tsx';

/** One finished run: figures, winners, every question, every player. */
export function ResultPage() {
  const t = useTexts('results');
  const { language } = useLanguage();
  const { id } = useParams({ from: '/$lang/shell/results/$id' });
  const { data, error, refetch } = useApiQuery('getGameResult', { params: { id } });
  const back = (
    <LinkText className={classes.back} to="/$lang/results" params={{ lang: language }}>
      <IconArrowRight size={17} aria-hidden className={classes.arrow} /> {t.back}
    </LinkText>
  );
  if (data) return <ResultReport result={data} back={back} />;
  if (isRefusal(error, 'notFound')) {
    return (
      <>
        {back}
        <PageHeader title={t.title} />
        <EmptyState illustration={<LostDrawing />} title={t.notFound} text={t.notFoundText} />
      </>
    );
  }
  return (
    <>
      {back}
      <PageHeader title={t.title} />
      {error ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-hidden>
          <Skeleton height={90} radius="lg" />
          <Skeleton height={220} radius="lg" />
          <Skeleton height={220} radius="lg" />
        </Stack>
      )}
    </>
  );
}
