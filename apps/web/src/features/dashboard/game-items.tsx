import { deviceOf } from '@qc/contract/devices/devices';
import { useLanguage, useTexts } from '#platform/i18n';
import { useHandedPress } from '#platform/on-demand';
import { ask } from '#platform/asks';
import { useLeaveGame } from '#platform/leave-game';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { LinkItem } from '#ui/link/link-item';
import { Menu } from '@mantine/core';
import {
  IconChartBar,
  IconCopy,
  IconDeviceMobile,
  IconDoorExit,
  IconLink,
  IconPencil,
  IconPhoneCall,
  IconPlayerPlay,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { GameFileItems } from './game-file-items.tsx';
import type { GameMenuProps } from './game-menu.tsx';
import { useGameActions } from './use-game-actions.tsx';
import { useRunGame } from './use-run-game.ts';

/** The button with its menu, which is open at first: its code comes with the press. */
export function GameItems({ game, keep }: GameMenuProps) {
  const button = useHandedPress();
  const t = useTexts('dashboard');
  const pupil = useTexts('pupils');
  const leaving = useTexts('leaveGame');
  const labels = useTexts('labels');
  const leave = useLeaveGame({ confirm, tell: (title) => showTimedMessage({ kind: 'success', title }) });
  const { language: lang } = useLanguage();
  const { duplicate, deleteGame } = useGameActions(keep);
  const { run, runAsPupil, running } = useRunGame();
  // Callers have no page.
  const isCalled = deviceOf(game.setting.gameType).needsLine;
  const isRunner = game.access === 'runner';
  // Of copies without editing the name of who gave them is known, too: those are deleted.
  const isShared = game.sharedBy !== null && !isRunner;
  return (
    <RowMenu button={button} label={t.more(game.name)} width={260}>
      {!isRunner && (
        <LinkItem
          leftSection={<IconPencil {...itemIcon} />}
          to="/$lang/create-game/{-$id}/{-$queIndex}"
          params={{ lang, id: game._id }}
        >
          {labels.edit}
        </LinkItem>
      )}
      {!isRunner && !game.blocked && (
        <Menu.Item leftSection={<IconCopy {...itemIcon} />} onClick={() => duplicate(game)}>
          {t.duplicate}
        </Menu.Item>
      )}
      {game.access === 'owner' && (!game.blocked || game.numOfShares > 0) && (
        <Menu.Item
          leftSection={<IconShare {...itemIcon} />}
          rightSection={game.numOfShares > 0 ? <span aria-hidden>{game.numOfShares}</span> : undefined}
          onClick={() => void ask('share', game)}
        >
          {t.share}
        </Menu.Item>
      )}
      {isCalled && (
        <LinkItem
          leftSection={<IconPhoneCall {...itemIcon} />}
          to="/$lang/create-game/{-$id}/{-$queIndex}"
          params={{ lang, id: game._id }}
          hash="rehearsal"
        >
          {pupil.rehearse}
        </LinkItem>
      )}
      {!game.disabled && !isCalled && (
        <Menu.Item
          leftSection={<IconDeviceMobile {...itemIcon} />}
          disabled={running}
          onClick={() => void runAsPupil(async () => game)}
        >
          {pupil.play}
        </Menu.Item>
      )}
      {!game.disabled && (
        <Menu.Item
          leftSection={<IconPlayerPlay {...itemIcon} />}
          disabled={running}
          onClick={() => void run(game, true)}
        >
          {t.tryFree}
        </Menu.Item>
      )}
      {deviceOf(game.setting.gameType).isSelfPaced && !game.disabled && (
        <Menu.Item leftSection={<IconLink {...itemIcon} />} onClick={() => void ask('giveOut', game)}>
          {t.giveOut}
        </Menu.Item>
      )}
      <LinkItem
        leftSection={<IconChartBar {...itemIcon} />}
        to="/$lang/results"
        params={{ lang }}
        search={{ game: game._id }}
      >
        {t.results}
      </LinkItem>
      {!isRunner && !game.blocked && <GameFileItems game={game} />}
      {isShared && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconDoorExit {...itemIcon} />}
            onClick={() => void leave({ ...game, giver: game.sharedBy ?? '' })}
          >
            {leaving.leave}
          </Menu.Item>
        </>
      )}
      {game.access !== 'editor' && (
        <>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash {...itemIcon} />} onClick={() => deleteGame(game)}>
            {labels.remove}
          </Menu.Item>
        </>
      )}
    </RowMenu>
  );
}
