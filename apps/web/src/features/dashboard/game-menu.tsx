import { useTexts } from '#platform/i18n';
import { openedOnDemand, type PressedProps } from '#platform/on-demand';
import { RowButton } from '#ui/menu/row-button';
import type { GameSummary } from '@qc/contract';

export interface GameMenuProps {
  game: GameSummary;
  /** Most games of the list that a copy comes into. */
  keep: number;
}

/** What can be done with a game beside running it. */
export const GameMenu = openedOnDemand<GameMenuProps>(
  GameButton,
  async () => (await import('./game-items.tsx')).GameItems,
);

function GameButton({ game, keep: _, ...pressed }: GameMenuProps & PressedProps) {
  const t = useTexts('dashboard');
  return <RowButton {...pressed} label={t.more(game.name)} />;
}
