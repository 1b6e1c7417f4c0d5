import { errorText, useApiQuery } from '#platform/api';
import { formatDate, formatPercent, useLanguage, useTexts } from '#platform/i18n';
import { firstTimeFor, track } from '#platform/scripts';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { LinkText } from '#ui/link/links';
import { Skeleton, Stack, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import classes from '../side-card.module.css';

/** How many the dashboard shows. */
const RECENT_RESULTS = 5;

/** The latest runs, each with its result page. */
export function RecentResults() {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const { data, error, refetch } = useApiQuery('listGameResults', { query: { perPage: RECENT_RESULTS } });
  const me = useSessionUser()?._id;
  // The first game that somebody has run to its end.
  const isFirst = data?.count === 1;
  useEffect(() => {
    if (isFirst && me !== undefined && firstTimeFor('firstGame', me)) track('tutorial_complete', {});
  }, [isFirst, me]);
  return (
    <section className={classes.card} aria-labelledby="dashboard-results">
      <div className={classes.head}>
        <h2 id="dashboard-results" className={classes.title}>
          {t.recentResults}
        </h2>
        <IconChartBar size={22} stroke={1.6} aria-hidden className={classes.icon} />
      </div>
      {error && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack gap="sm" mt="md" aria-hidden>
          <Skeleton height={36} />
          <Skeleton height={36} />
        </Stack>
      )}
      {data && data.results.length === 0 && (
        <Text c="dimmed" size="sm" mt="xs">
          {t.noResults}. {t.noResultsText}
        </Text>
      )}
      {data && data.results.length > 0 && (
        <>
          <ul className={classes.list}>
            {data.results.map((result) => (
              <li key={result._id}>
                <Link to="/$lang/results/$id" params={{ lang: language, id: result._id }} className={classes.row}>
                  <span>
                    <Text span fw={600} lineClamp={1}>
                      <bdi>{result.name}</bdi>
                    </Text>
                    <Text span size="sm" c="dimmed" display="block">
                      {formatDate(result.endedAt)} ·{' '}
                      <span className={classes.oneLine}>{t.players(result.playersCount)}</span>
                    </Text>
                  </span>
                  {result.rightShare !== null && (
                    <span className={classes.share}>{t.right(formatPercent(language, result.rightShare))}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <LinkText size="sm" fw={600} to="/$lang/results" params={{ lang: language }}>
            {t.allResults}
          </LinkText>
        </>
      )}
    </section>
  );
}
