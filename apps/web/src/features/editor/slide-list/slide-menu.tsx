import { useTexts } from '#platform/i18n';
import type { QuestionId } from '@qc/contract';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCut,
  IconFlag,
  IconFlagOff,
  IconLayersSubtract,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import type { EditedSlide } from '../session/editor-session.ts';

import type { SlideActions } from './slide-actions.ts';

export interface SlideMenuProps {
  /** The card it belongs to and the button it stands at; null: closed. */
  at: { id: QuestionId; button: HTMLElement } | null;
  slide: EditedSlide | undefined;
  /** The slides it acts on: the card's, or all chosen ones. */
  ids: readonly QuestionId[];
  order: readonly QuestionId[];
  online: boolean;
  actions: SlideActions;
  onClose: () => void;
}

/** The actions of a slide. One menu for the whole list: two hundred of them would be felt. */
export function SlideMenu({ at, slide, ids, order, online, actions, onClose }: SlideMenuProps) {
  const t = useTexts('editorActions');
  // It is placed where it was closed first.
  const stands = useDeferredValue(true, false);
  const box = at?.button.getBoundingClientRect();
  const first = at !== null && order[0] === at.id;
  const last = at !== null && order.at(-1) === at.id;
  const show = useTexts('editorShow');
  const isLocked = slide?.save.value.locked ?? false;
  const begins = slide?.save.value.round != null;
  const close = () => {
    onClose();
    // The keyboard goes back to where the menu was opened, unless the action has moved it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) at?.button.focus();
    });
  };
  return (
    <Menu
      opened={stands && at !== null}
      onClose={close}
      position="bottom-end"
      shadow="md"
      width={230}
      returnFocus={false}
    >
      <Menu.Target>
        <span
          aria-hidden
          style={{
            position: 'fixed',
            top: box ? box.bottom - 4 : 0,
            // Where the button is on the screen, whatever the direction of the text.
            left: box?.left ?? 0,
            inlineSize: box?.width ?? 0,
            blockSize: 0,
          }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={first}
          onClick={() => actions.moveBy(ids, -1)}
        >
          {t.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={last}
          onClick={() => actions.moveBy(ids, 1)}
        >
          {t.moveDown}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLayersSubtract size={16} aria-hidden />}
          disabled={!online}
          onClick={() => actions.duplicate(ids)}
        >
          {t.duplicateMany}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => actions.copy(ids)}>
          {t.copy}
        </Menu.Item>
        <Menu.Item leftSection={<IconCut size={16} aria-hidden />} disabled={!online} onClick={() => actions.cut(ids)}>
          {t.cut}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconClipboard size={16} aria-hidden />}
          disabled={!online}
          onClick={() => actions.pasteAfter(at?.id ?? null)}
        >
          {t.paste1}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={begins ? <IconFlagOff size={16} aria-hidden /> : <IconFlag size={16} aria-hidden />}
          disabled={isLocked}
          onClick={() => at && actions.turnRound(at.id)}
        >
          {begins ? show.noRound : show.beginRound}
        </Menu.Item>
        <Menu.Item
          leftSection={isLocked ? <IconLockOpen size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
          onClick={() => actions.setLocked(ids, !isLocked)}
        >
          {isLocked ? t.unlock : t.lock}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={!online}
          onClick={() => actions.remove(ids)}
        >
          {t.removeMany}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
