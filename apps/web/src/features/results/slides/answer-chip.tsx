import { AnswerMark, answerSign, keepUnits } from '#features/show';
import type { QuestionResult } from '@qc/contract';
import type { ReactNode } from 'react';
import classes from '../players/player-answers.module.css';

/** An answer that a player gave. */
export function AnswerChip({
  question,
  index,
  words,
  before,
  children,
}: {
  question: QuestionResult;
  index: number;
  words: string;
  before?: ReactNode;
  /** Behind its words. */
  children?: ReactNode;
}) {
  return (
    <span className={classes.choice}>
      {before}
      <span className={classes.mark} style={{ background: answerSign(index, question.type).colour }}>
        <AnswerMark index={index} type={question.type} />
      </span>
      <bdi>{keepUnits(words)}</bdi>
      {children}
    </span>
  );
}
