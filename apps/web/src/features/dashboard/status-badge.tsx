import { useTexts } from '#platform/i18n';
import { Badge } from '@mantine/core';
import type { GameSummary } from '@qc/contract';
import { type GameStatus, gameStatus } from './game-status.ts';
import classes from './status-badge.module.css';

const TONES: Record<GameStatus, string | undefined> = {
  ready: classes.ready,
  missing: classes.missing,
  live: classes.live,
  disabled: classes.disabled,
  blocked: classes.blocked,
};

/** The state of a game, in a word. */
export function StatusBadge({ game }: { game: GameSummary }) {
  const t = useTexts('dashboard');
  const status = gameStatus(game);
  return (
    <Badge variant="light" size="md" radius="sm" className={TONES[status]}>
      {t.statuses[status]}
    </Badge>
  );
}
