import { isolate, useTexts } from '#platform/i18n';
import type { ExcelRow, QuestionContent } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import classes from './excel.module.css';

interface Props {
  row: ExcelRow;
  /** The slide as it would be imported; null: it cannot be yet. */
  slide: QuestionContent | null;
  /** Right answers are shown. */
  open: boolean;
  onMark: (answer: number) => void;
}

/** The answers of a row, the right ones marked; where no mark came with them, each is a button that makes it. */
export function RowAnswers({ row, slide, open, onMark }: Props) {
  const t = useTexts('excelReview');
  const asked = row.unmarked;
  if (asked)
    return (
      <ul className={classes.answers}>
        {asked.answers.map(({ text }, at) => {
          const right = slide?.answers[at]?.correct === true;
          return (
            <li key={at}>
              <button
                type="button"
                className={classes.mark}
                aria-pressed={right}
                aria-label={t.markAs(isolate(text))}
                onClick={() => onMark(at)}
              >
                {right && <IconCheck size={14} stroke={2.5} aria-hidden />}
                <bdi>{text}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    );
  const answers = wordsOf(row);
  const rights = open ? rightsOf(row) : [];
  return (
    <ul className={classes.answers}>
      {answers.map((text, at) => (
        <li key={at} data-right={rights.includes(at) || undefined}>
          {rights.includes(at) && <IconCheck size={14} stroke={2.5} role="img" aria-label={t.correct} />}
          <bdi>{text}</bdi>
        </li>
      ))}
      {/* True or false has no answers of its own: what the sheet says is right is all there is. */}
      {open && row.question?.type === 'trueFalse' && (
        <li data-right>
          <IconCheck size={14} stroke={2.5} role="img" aria-label={t.correct} />
          <bdi>{row.cells.correct}</bdi>
        </li>
      )}
    </ul>
  );
}

function rightsOf({ question }: ExcelRow): number[] {
  if (question?.type === 'number') return [0];
  if (question?.type !== 'trivia' && question?.type !== 'typed') return [];
  return question.answers.flatMap(({ correct }, at) => (correct ? [at] : []));
}

function wordsOf({ cells, question }: ExcelRow): string[] {
  if (question?.type === 'trivia' || question?.type === 'typed') return question.answers.map(({ text }) => text);
  const { answer1, answer2, answer3, answer4, answer5, answer6, answer7, answer8 } = cells;
  const given = [answer1, answer2, answer3, answer4, answer5, answer6, answer7, answer8];
  return given.flatMap((answer) => (answer === undefined || answer === '' ? [] : [answer]));
}
