import { errorText, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing } from '#ui/illustrations';
import { LinkText } from '#ui/link/links';
import { Button, Skeleton, Title } from '@mantine/core';
import { RECENT_GAMES } from '@qc/contract/limits';
import { IconPlus } from '@tabler/icons-react';
import classes from './dashboard-page.module.css';
import { GameCard } from './game-card.tsx';

/** The games changed last, at most four. */
export function RecentGames({ onNew }: { onNew: () => void }) {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  // Admins would get everybody's otherwise.
  const user = useSessionUser()?._id;
  const { data, error, refetch } = useApiQuery('listGames', { query: { perPage: RECENT_GAMES, user } });
  const games = data?.games.slice(0, RECENT_GAMES);
  return (
    <section aria-labelledby="dashboard-games">
      <div className={classes.sectionHead}>
        <Title order={2} id="dashboard-games">
          {t.recentGames}
        </Title>
        {games && games.length > 0 && (
          <LinkText fw={600} to="/$lang/my-games" params={{ lang: language }}>
            {t.allGames}
          </LinkText>
        )}
      </div>
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={classes.cards} aria-hidden>
          {[0, 1, 2].map((n) => (
            <Skeleton key={n} height={280} radius="lg" />
          ))}
        </div>
      )}
      {games && games.length === 0 && (
        <EmptyState
          order={3}
          illustration={<GamesDrawing />}
          title={t.noGames}
          text={t.noGamesText}
          action={
            <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
              {t.newGame}
            </Button>
          }
        />
      )}
      {games && games.length > 0 && (
        <div className={classes.cards}>
          {games.map((game) => (
            <GameCard key={game._id} game={game} />
          ))}
        </div>
      )}
    </section>
  );
}
