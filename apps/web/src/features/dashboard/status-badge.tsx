import { useTexts } from '#platform/i18n';
import { Badge } from '@mantine/core';
import type { GameSummary } from '@qc/contract';
import classes from './status-badge.module.css';

/** What a list says about a game at a glance. */
type GameStatus = 'ready' | 'missing' | 'live' | 'disabled' | 'blocked';

/** The one thing about a game that matters most now. */
function gameStatus(game: GameSummary): GameStatus {
  if (game.blocked) return 'blocked';
  if (game.disabled) return 'disabled';
  if (game.code !== null) return 'live';
  return game.gapsCount > 0 ? 'missing' : 'ready';
}

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
