import { useLanguage, useTexts } from '#platform/i18n';
import { Text } from '@mantine/core';
import type { GameSummary } from '@qc/contract';
import { Link } from '@tanstack/react-router';
import { GameCover } from './game-cover.tsx';
import classes from './game-name-cell.module.css';
import { StatusBadge } from './status-badge.tsx';

/** Thumbnail and name, leading to the editor; on narrow screens also what the hidden columns say. */
export function GameNameCell({ game }: { game: GameSummary }) {
  const t = useTexts('dashboard');
  const { language: lang } = useLanguage();
  return (
    <div className={classes.cell}>
      <div className={classes.cover}>
        <GameCover game={game} sizes="72px" />
      </div>
      <div className={classes.words}>
        <Link to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id: game._id }} className={classes.name}>
          <bdi>{game.name}</bdi>
        </Link>
        {game.description !== '' && (
          <Text size="sm" c="dimmed" lineClamp={1} dir="auto" className={classes.description ?? ''}>
            {game.description}
          </Text>
        )}
        <div className={classes.narrow}>
          {game.sharedBy !== null && (
            <Text size="sm" c="dimmed">
              {t.sharedByName(game.sharedBy)} · {game.access === 'runner' ? t.mayRun : t.mayEdit}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {t.slides(game.questionsCount)}
          </Text>
          <StatusBadge game={game} />
        </div>
      </div>
    </div>
  );
}
