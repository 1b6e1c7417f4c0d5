import { AnswerMark, answerSign, useAnswerLetter } from '#features/show';
import { useTexts } from '#platform/i18n';
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
import { AnswerLine, type AnswerRowProps, choosePicture } from './answer-line.tsx';
import classes from './answers-field.module.css';

interface Props extends AnswerRowProps {
  /** Survey answers have no right mark. */
  graded: boolean;
}

/** One answer as its author writes it, under the sign that players will see. */
export function AnswerRow({ graded, ...row }: Props) {
  const { list, index, answer } = row;
  const { disabled } = list;
  const t = useTexts('editorSlide');
  const letter = useAnswerLetter()(index);
  const { colour } = answerSign(index);

  return (
    <li
      className={classes.row}
      data-slot={disabled ? undefined : `answers.${index}`}
      data-right={(graded && answer.correct) || undefined}
    >
      <span className={classes.sign} style={{ backgroundColor: colour }}>
        <AnswerMark index={index} />
      </span>
      <div className={classes.line}>
        <AnswerLine
          {...row}
          variant="unstyled"
          aria-label={t.answer(letter)}
          placeholder={answer.media ? answer.media.alt || t.answer(letter) : t.answerPlaceholder}
        />
        {!answer.media && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t.answerImage(letter)}
            disabled={disabled}
            onClick={() => choosePicture(row)}
          >
            <IconPhotoPlus size={20} aria-hidden />
          </ActionIcon>
        )}
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
          onChange={(event) => list.change(index, { ...answer, correct: event.currentTarget.checked })}
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
              <Menu.Item leftSection={<IconReplace size={16} aria-hidden />} onClick={() => choosePicture(row)}>
                {t.changePicture}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconPhotoMinus size={16} aria-hidden />}
                onClick={() => list.change(index, { ...answer, media: null })}
              >
                {t.removePicture}
              </Menu.Item>
            </>
          )}
          <Menu.Item
            leftSection={<IconArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={() => list.moveAlong(index, index - 1)}
          >
            {t.moveAnswerUp(letter)}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} aria-hidden />}
            disabled={index === list.count - 1}
            onClick={() => list.moveAlong(index, index + 1)}
          >
            {t.moveAnswerDown(letter)}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={!list.canRemove}
            onClick={() => list.remove(index)}
          >
            {t.removeAnswer(letter)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
