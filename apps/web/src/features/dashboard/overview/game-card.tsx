import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { Group, Text } from '@mantine/core';
import type { GameSummary } from '@qc/contract';
import { RECENT_GAMES } from '@qc/contract/limits';
import { Link } from '@tanstack/react-router';
import classes from './game-card.module.css';
import { GameCover } from '../game-cover.tsx';
import { GameMenu } from '../game-menu.tsx';
import { RunButton } from '../run-button.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** One of the recent games: opens the editor, runs, and more. */
export function GameCard({ game }: { game: GameSummary }) {
  const t = useTexts('dashboard');
  const { language: lang } = useLanguage();
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <GameCover game={game} sizes="(max-width: 48em) 90vw, 280px" eager />
        <span className={classes.badge}>
          <StatusBadge game={game} />
        </span>
      </div>
      <div className={classes.body}>
        <h3 className={classes.name}>
          <Link to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id: game._id }} className={classes.link}>
            <bdi>{game.name}</bdi>
          </Link>
        </h3>
        <Text size="sm" c="dimmed">
          {t.slides(game.questionsCount)} · {t.updated(formatDate(game.updatedAt))}
        </Text>
        {game.description !== '' && (
          <Text size="sm" lineClamp={2} dir="auto">
            {game.description}
          </Text>
        )}
        <Group justify="space-between" mt="auto" pt="sm" wrap="nowrap" className={classes.actions}>
          <RunButton game={game} size="sm" />
          <GameMenu game={game} keep={RECENT_GAMES} />
        </Group>
      </div>
    </article>
  );
}
