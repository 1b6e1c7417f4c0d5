import { useTexts } from '#platform/i18n';
import { ActionIcon } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPhotoMinus,
  IconPhotoPlus,
  IconTrash,
} from '@tabler/icons-react';
import { AnswerLine, type AnswerRowProps, choosePicture } from '../../answers/answer-line.tsx';
import classes from '../../answers/answers-field.module.css';

/** By which a row is found when it is moved. */
export const itemId = (index: number) => `item-${index}`;

/** One item of an order slide, at its right place. */
export function OrderRow(row: AnswerRowProps) {
  const { list, index, answer } = row;
  const { disabled } = list;
  const t = useTexts('editorAnswers');
  const slide = useTexts('editorSlide');
  const number = index + 1;
  const step = { variant: 'subtle', color: 'gray', size: 'md', disabled } as const;
  return (
    <li className={classes.row} data-slot={disabled ? undefined : `answers.${index}`} data-item={itemId(index)}>
      <button type="button" data-handle className={classes.grip} aria-label={t.moveItem(number)} disabled={disabled}>
        <IconGripVertical size={18} aria-hidden />
        <span className={classes.place}>{number}</span>
      </button>
      <div className={classes.line}>
        <AnswerLine
          {...row}
          variant="unstyled"
          aria-label={t.item(number)}
          placeholder={answer.media?.alt || t.itemPlaceholder}
        />
      </div>
      {answer.media ? (
        <ActionIcon
          {...step}
          aria-label={slide.removePicture}
          onClick={() => list.change(index, { ...answer, media: null })}
        >
          <IconPhotoMinus size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon {...step} aria-label={slide.choosePicture} onClick={() => choosePicture(row)}>
          <IconPhotoPlus size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        {...step}
        aria-label={`${t.moveItem(number)} ↑`}
        disabled={disabled || index === 0}
        onClick={() => list.move(index, index - 1)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...step}
        aria-label={`${t.moveItem(number)} ↓`}
        disabled={disabled || index === list.count - 1}
        onClick={() => list.move(index, index + 1)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...step}
        aria-label={t.removeItem(number)}
        disabled={disabled || !list.canRemove}
        onClick={() => list.remove(index)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
