import { ask } from '#platform/asks';
import { useGameFileItems } from '#platform/game-files';
import { useTexts } from '#platform/i18n';

import { showTimedMessage } from '#ui/dialogs';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { Menu } from '@mantine/core';
import { IconArrowForwardUp, IconDeviceMobile, IconKeyboard, IconShare } from '@tabler/icons-react';
import type { HistoryActions } from '../actions/use-history.ts';

import type { OpenEditor } from '../use-editor-session.ts';
import classes from './editor-frame.module.css';

const REASON_STAYS_MS = 4000;

interface Props {
  editor: OpenEditor;
  history: HistoryActions;
  /** Whether it can be played as a pupil now. */
  pupil: boolean;
  onPupil: () => void;
  onHelp: () => void;
}

/** What else can be done with the game that is edited; on a phone also what the bar has no room for. */
export function EditorMenu({ editor, history, pupil, onPupil, onHelp }: Props) {
  const frame = useTexts('editorFrame');
  const pupilWords = useTexts('pupils');
  const fileItems = useGameFileItems();
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
    <RowMenu label={frame.more} width={260}>
      {access === 'owner' && (
        <Menu.Item leftSection={<IconShare {...itemIcon} />} onClick={() => void ask('share', game)}>
          {frame.share}
        </Menu.Item>
      )}
      <Menu.Item
        className={classes.onPhone}
        leftSection={<IconDeviceMobile {...itemIcon} />}
        disabled={!pupil}
        onClick={onPupil}
      >
        {pupilWords.play}
      </Menu.Item>
      {access !== 'runner' && (
        <Menu.Item
          className={classes.onPhone}
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
