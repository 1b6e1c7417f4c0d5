import { AnswerMark, answerSign, useAnswerLetter } from '#features/show';
import { useTexts } from '#platform/i18n';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { AnswerLine, type AnswerRowProps, choosePicture } from './answer-line.tsx';
import { AnswerMenu } from './answer-menu.tsx';
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
      <AnswerMenu {...row} />
    </li>
  );
}
