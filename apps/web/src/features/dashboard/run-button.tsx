import { useTexts } from '#platform/i18n';
import { Button, type ButtonProps } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { GameSummary } from '@qc/contract';
import { useRunGame } from './use-run-game.ts';

/** Runs a game live. A blocked game cannot be run. */
export function RunButton({ game, ...look }: { game: GameSummary } & ButtonProps) {
  const t = useTexts('dashboard');
  const { run, running } = useRunGame();
  return (
    <Button
      {...look}
      leftSection={<IconPlayerPlayFilled size={15} aria-hidden />}
      aria-label={t.runGame(game.name)}
      disabled={game.disabled}
      loading={running}
      onClick={() => void run(game)}
    >
      {t.run}
    </Button>
  );
}
