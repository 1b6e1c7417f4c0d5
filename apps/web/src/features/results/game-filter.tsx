import { apiQuery } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Select } from '@mantine/core';
import { PAGE_SIZE_MAX } from '@qc/contract/limits';
import { useQuery } from '@tanstack/react-query';
import classes from './results-page.module.css';

/** Narrows the results to those of one game; the newest games are offered, and the one that is chosen already. */
export function GameFilter({ game, onGame }: { game: string | undefined; onGame: (game: string | undefined) => void }) {
  const t = useTexts('resultCharts');
  const user = useSessionUser()?._id;
  const newest = useQuery(apiQuery('listGames', { query: { perPage: PAGE_SIZE_MAX, user } }));
  const games = newest.data?.games ?? [];
  const isOffered = game === undefined || games.some(({ _id }) => _id === game);
  const chosen = useQuery({
    ...apiQuery('showManyGames', { query: { ids: game ?? '' } }),
    enabled: newest.isSuccess && !isOffered,
  });
  const offered = [...games, ...(isOffered ? [] : (chosen.data?.games ?? []))];
  return (
    <Select
      className={classes.filter}
      size="md"
      aria-label={t.byGame}
      placeholder={t.allGames}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t.allGames }}
      value={game ?? null}
      data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(value) => onGame(value ?? undefined)}
    />
  );
}
