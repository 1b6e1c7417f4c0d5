import { AnswerMark, answerSign, useAnswerLetter } from '#features/show';
import { useTexts } from '#platform/i18n';
import { ask } from '#platform/asks';
import { MediaImage } from '#ui/picture/media-image';
import { ANSWER_TEXT_MAX, type Answer } from '@qc/contract';
import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPhotoMinus,
  IconPhotoPlus,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';

import { WordsField } from '../slide-form/words-field.tsx';
import classes from './answers-field.module.css';

interface Props {
  index: number;
  answer: Answer;
  /** Survey answers have no right mark. */
  graded: boolean;
  first: boolean;
  last: boolean;
  removable: boolean;
  disabled: boolean;
  error: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (answer: Answer) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One answer as its author writes it, under the sign that players will see. */
export function AnswerRow({ index, answer, graded, first, last, removable, disabled, error, ...on }: Props) {
  const t = useTexts('editorSlide');
  const letter = useAnswerLetter()(index);
  const { colour } = answerSign(index);

  const choose = async () => {
    const media = await ask('chooseMedia', { onlyImage: true });
    if (media) on.onChange({ ...answer, media });
  };

  return (
    <li
      className={classes.row}
      data-slot={disabled ? undefined : `answers.${index}`}
      data-right={(graded && answer.correct) || undefined}
    >
      <span className={classes.sign} style={{ backgroundColor: colour }}>
        <AnswerMark index={index} />
      </span>
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
            aria-label={t.answer(letter)}
            placeholder={answer.media ? answer.media.alt || t.answer(letter) : t.answerPlaceholder}
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
          {!answer.media && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t.answerImage(letter)}
              disabled={disabled}
              onClick={choose}
            >
              <IconPhotoPlus size={20} aria-hidden />
            </ActionIcon>
          )}
        </div>
      </div>
      {graded && (
        <Checkbox
          className={classes.right}
          color="green"
          size="md"
          checked={answer.correct}
          disabled={disabled}
          label={<span className={classes.rightWord}>{t.rightShort}</span>}
          aria-label={t.right(letter)}
          onChange={(event) => on.onChange({ ...answer, correct: event.currentTarget.checked })}
        />
      )}
      <Menu position="bottom-end" shadow="md" width={210}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.answer(letter)} disabled={disabled}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {answer.media && (
            <>
              <Menu.Item leftSection={<IconReplace size={16} aria-hidden />} onClick={choose}>
                {t.changePicture}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconPhotoMinus size={16} aria-hidden />}
                onClick={() => on.onChange({ ...answer, media: null })}
              >
                {t.removePicture}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} disabled={first} onClick={() => on.onMove(-1)}>
            {t.moveAnswerUp(letter)}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} disabled={last} onClick={() => on.onMove(1)}>
            {t.moveAnswerDown(letter)}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={!removable}
            onClick={on.onRemove}
          >
            {t.removeAnswer(letter)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
