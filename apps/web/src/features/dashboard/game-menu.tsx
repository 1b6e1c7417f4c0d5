import { useLanguage, useTexts } from '#platform/i18n';
import { ActionIcon, Menu } from '@mantine/core';
import { IconChartBar, IconCopy, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { GameSummary } from '@qc/contract';
import { Link } from '@tanstack/react-router';
import { texts } from './texts.ts';
import { useGameActions } from './use-game-actions.tsx';

/** What can be done with a game beside running it. `keep`: most games of the list that a copy comes into. */
export function GameMenu({ game, keep }: { game: GameSummary; keep: number }) {
  const t = useTexts(texts);
  const { language: lang } = useLanguage();
  const { duplicate, deleteGame } = useGameActions(keep);
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.more(game.name)}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => (
            <Link {...props} to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id: game._id }} />
          )}
        >
          {t.edit}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => duplicate(game)}>
          {t.duplicate}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconChartBar {...icon} />}
          renderRoot={(props) => <Link {...props} to="/$lang/results" params={{ lang }} search={{ game: game._id }} />}
        >
          {t.results}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => deleteGame(game)}>
          {t.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
