import { useTexts } from '#platform/i18n';
import { MediaImage } from '#ui/media-image';
import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEyeOff,
  IconGripVertical,
  IconLock,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import type { EditedSlide } from '../editor-session.ts';
import { SlideTypeIcon } from '../slide-types.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import classes from './slide-list.module.css';

/** What can be done to one slide from the list. */
export interface SlideActions {
  select: (index: number) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
}

interface Props {
  slide: EditedSlide;
  index: number;
  total: number;
  selected: boolean;
  gaps: number;
  /** Copying and deleting need the server. */
  online: boolean;
  actions: SlideActions;
}

/** One slide in the list: number, type, text, picture, what is missing, and its actions. */
export const SlideCard = memo(function SlideCard({ slide, index, total, selected, gaps, online, actions }: Props) {
  const t = useTexts(editorTexts);
  const { ref, handleRef, isDragging } = useSortable({ id: slide.id, index });
  const content = slide.save.value;
  const picture = content.type === 'media' ? content.openingMedia : content.image;
  const shown = picture?.type === 'image' ? picture : null;
  const text = content.question.trim() || t.noText;
  const number = index + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (event.altKey) actions.move(index, index + step);
    else actions.select(Math.max(0, Math.min(total - 1, index + step)));
  };

  return (
    <li
      ref={ref}
      className={classes.card}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
    >
      <button type="button" ref={handleRef} className={classes.handle} aria-label={t.dragHandle(number)}>
        <IconGripVertical size={16} aria-hidden />
      </button>
      <UnstyledButton
        className={classes.open}
        onClick={() => actions.select(index)}
        onKeyDown={onKeyDown}
        aria-current={selected ? 'true' : undefined}
        data-slide={index}
      >
        <span className={classes.thumb} data-type={content.type}>
          {shown ? (
            <MediaImage media={shown} alt="" sizes="72px" className={classes.picture} />
          ) : (
            <SlideTypeIcon type={content.type} size={22} />
          )}
          <span className={classes.number}>{number}</span>
        </span>
        <span className={classes.words}>
          <span className={classes.text} data-empty={content.question.trim() === '' || undefined}>
            <bdi>{text}</bdi>
          </span>
          <span className={classes.meta}>
            {t[content.type]}
            {content.locked && <IconLock size={13} aria-hidden />}
            {!content.visible && <IconEyeOff size={13} aria-hidden />}
          </span>
        </span>
        {gaps > 0 && (
          <span className={classes.gap} title={t.gaps(gaps)}>
            <IconAlertCircle size={18} aria-hidden />
            <VisuallyHidden>{t.gaps(gaps)}</VisuallyHidden>
          </span>
        )}
      </UnstyledButton>
      <Menu position="bottom-end" shadow="md" width={190}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" className={classes.more} aria-label={t.slideMenu(number)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          >
            {t.moveUp}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} aria-hidden />}
            disabled={index === total - 1}
            onClick={() => actions.move(index, index + 1)}
          >
            {t.moveDown}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} aria-hidden />}
            disabled={!online}
            onClick={() => actions.duplicate(index)}
          >
            {t.duplicate}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={!online}
            onClick={() => actions.remove(index)}
          >
            {t.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
});
