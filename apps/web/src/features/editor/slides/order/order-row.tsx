import { useTexts } from '#platform/i18n';
import { ask } from '#platform/asks';
import { MediaImage } from '#ui/picture/media-image';
import { ANSWER_TEXT_MAX, type Answer } from '@qc/contract';
import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPhotoMinus,
  IconPhotoPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';

import { WordsField } from '../../slide-form/words-field.tsx';
import classes from '../../answers/answers-field.module.css';

interface Props {
  index: number;
  total: number;
  answer: Answer;
  disabled: boolean;
  removable: boolean;
  error: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (answer: Answer) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One item of an order slide, at its right place. */
export function OrderRow({ index, total, answer, disabled, removable, error, ...on }: Props) {
  const t = useTexts('editorAnswers');
  const slide = useTexts('editorSlide');
  const { ref, handleRef, isDragging } = useSortable({ id: `item-${index}`, index, disabled });
  const number = index + 1;
  const choose = async () => {
    const media = await ask('chooseMedia', { onlyImage: true });
    if (media) on.onChange({ ...answer, media });
  };
  const step = { variant: 'subtle', color: 'gray', size: 'md', disabled } as const;
  return (
    <li
      ref={ref}
      className={classes.row}
      data-slot={disabled ? undefined : `answers.${index}`}
      data-dragging={isDragging || undefined}
    >
      <button
        type="button"
        ref={handleRef}
        className={classes.grip}
        aria-label={t.moveItem(number)}
        disabled={disabled}
      >
        <IconGripVertical size={18} aria-hidden />
        <span className={classes.place}>{number}</span>
      </button>
      <div className={classes.body}>
        <div className={classes.line}>
          {answer.media && (
            <span className={classes.picture}>
              <MediaImage media={answer.media} sizes="56px" className={classes.pictureImage} />
            </span>
          )}
          <WordsField
            className={classes.text}
            variant="unstyled"
            aria-label={t.item(number)}
            placeholder={answer.media?.alt || t.itemPlaceholder}
            value={answer.text}
            max={ANSWER_TEXT_MAX}
            oneLine
            maxRows={3}
            disabled={disabled}
            error={error}
            data-field={`answers.${index}`}
            data-answer={index}
            onKeyDown={on.onKeyDown}
            onWords={(text) => on.onChange({ ...answer, text })}
          />
        </div>
      </div>
      {answer.media ? (
        <ActionIcon {...step} aria-label={slide.removePicture} onClick={() => on.onChange({ ...answer, media: null })}>
          <IconPhotoMinus size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon {...step} aria-label={slide.choosePicture} onClick={choose}>
          <IconPhotoPlus size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        {...step}
        aria-label={`${t.moveItem(number)} ↑`}
        disabled={disabled || index === 0}
        onClick={() => on.onMove(index - 1)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...step}
        aria-label={`${t.moveItem(number)} ↓`}
        disabled={disabled || index === total - 1}
        onClick={() => on.onMove(index + 1)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...step} aria-label={t.removeItem(number)} disabled={disabled || !removable} onClick={on.onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
