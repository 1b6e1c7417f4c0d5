import { useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { LinkText } from '#ui/link/links';
import { Text } from '@mantine/core';
import { RECENT_GAMES } from '@qc/contract/limits';
import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from '../side-card.module.css';

/** Games that others shared last; nothing while there are none. */
export function RecentShared() {
  const t = useTexts('dashboard');
  const { language: lang } = useLanguage();
  const { data } = useApiQuery('listSharedGames', { query: { perPage: RECENT_GAMES } });
  if (!data || data.games.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="dashboard-shared">
      <div className={classes.head}>
        <h2 id="dashboard-shared" className={classes.title}>
          {t.sharedGames}
        </h2>
        <IconUsers size={22} stroke={1.6} aria-hidden className={classes.icon} />
      </div>
      <ul className={classes.list}>
        {data.games.map((game) => (
          <li key={game._id}>
            <Link to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id: game._id }} className={classes.row}>
              <span>
                <Text span fw={600} lineClamp={1}>
                  <bdi>{game.name}</bdi>
                </Text>
                <Text span size="sm" c="dimmed" display="block">
                  {t.sharedByName(game.sharedBy ?? '')} · {game.access === 'runner' ? t.mayRun : t.mayEdit}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LinkText size="sm" fw={600} to="/$lang/shared-games" params={{ lang }}>
        {t.allShared}
      </LinkText>
    </section>
  );
}
