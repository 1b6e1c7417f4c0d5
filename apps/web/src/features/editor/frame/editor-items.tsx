import { ask } from '#platform/asks';
import { useGameFileItems } from '#platform/game-files';
import { useTexts } from '#platform/i18n';
import { useHandedPress } from '#platform/on-demand';

import { showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowForwardUp, IconDeviceMobile, IconKeyboard, IconPhoneCall, IconShare } from '@tabler/icons-react';
import type { EditorMenuProps } from './editor-menu.tsx';
import classes from './editor-frame.module.css';

const REASON_STAYS_MS = 4000;

/** The button with its menu, which is open at first: its code comes with the press. */
export function EditorItems({ editor, history, pupil, onPupil, onRehearse, onHelp }: EditorMenuProps) {
  const button = useHandedPress();
  const frame = useTexts('editorFrame');
  const pupilWords = useTexts('pupils');
  const fileItems = useGameFileItems();
  // Left out where the bar has room: the arrows do not go past an item that is merely hidden.
  const onPhone = useMediaQuery('(max-width: 767px)');
  const { session, state, access } = editor;
  const { name, setting } = state.game.value;
  const game = { _id: session.gameId, name, setting };
  /** A file holds what the server has: what was typed goes there first. */
  const saveFirst = async () => {
    const isSaved = await session.flush();
    if (!isSaved) showTimedMessage({ kind: 'error', title: frame.fileUnsaved, durationMs: REASON_STAYS_MS });
    return isSaved;
  };
  return (
    <RowMenu button={button} label={frame.more} width={260}>
      {access === 'owner' && (
        <Menu.Item leftSection={<IconShare {...itemIcon} />} onClick={() => void ask('share', game)}>
          {frame.share}
        </Menu.Item>
      )}
      {onRehearse && (
        <Menu.Item leftSection={<IconPhoneCall {...itemIcon} />} onClick={onRehearse}>
          {pupilWords.rehearse}
        </Menu.Item>
      )}
      {onPhone && !onRehearse && (
        <Menu.Item leftSection={<IconDeviceMobile {...itemIcon} />} disabled={!pupil} onClick={onPupil}>
          {pupilWords.play}
        </Menu.Item>
      )}
      {onPhone && access !== 'runner' && (
        <Menu.Item
          leftSection={<IconArrowForwardUp {...itemIcon} className={classes.arrow} />}
          disabled={!history.canRedo}
          onClick={history.redo}
        >
          {history.redoLabel}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconKeyboard {...itemIcon} />} onClick={onHelp}>
        {frame.help}
      </Menu.Item>
      {access !== 'runner' && fileItems({ game, before: saveFirst })}
    </RowMenu>
  );
}
