import { ask } from '#platform/asks';
import { MediaImage } from '#ui/picture/media-image';
import { ANSWER_TEXT_MAX, type Answer } from '@qc/contract';
import type { ComponentProps } from 'react';
import { WordsField } from '../slide-form/words-field.tsx';
import classes from './answers-field.module.css';
import type { AnswerList } from './use-answer-list.ts';

/** What the row of an answer gets. */
export interface AnswerRowProps {
  list: AnswerList;
  index: number;
  answer: Answer;
  error: string | undefined;
}

type Field = Omit<ComponentProps<typeof WordsField>, 'value' | 'max' | 'onWords'>;

/** The words of an answer, after its picture if it has one; the rest is for the field. */
export function AnswerLine({ list, index, answer, ...field }: AnswerRowProps & Field) {
  return (
    <>
      {answer.media && (
        <span className={classes.picture}>
          <MediaImage media={answer.media} sizes="56px" className={classes.pictureImage} />
        </span>
      )}
      <WordsField
        className={classes.text}
        value={answer.text}
        max={ANSWER_TEXT_MAX}
        oneLine
        maxRows={3}
        disabled={list.disabled}
        data-field={`answers.${index}`}
        data-answer={index}
        onKeyDown={list.onKeyDown}
        onWords={(text) => list.change(index, { ...answer, text })}
        {...field}
      />
    </>
  );
}

/** Asks for the picture of an answer. */
export async function choosePicture({ list, index, answer }: AnswerRowProps): Promise<void> {
  const media = await ask('chooseMedia', { onlyImage: true });
  if (media) list.change(index, { ...answer, media });
}
