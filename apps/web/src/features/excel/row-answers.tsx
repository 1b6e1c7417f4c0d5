import { isolate, useTexts } from '#platform/i18n';
import { answersOf, type ExcelRow, type QuestionContent } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import classes from './excel.module.css';
import { answersOfRow } from './slides/row-kinds.ts';

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
  const marked = slide ? answersOf(slide) : [];
  if (asked)
    return (
      <ul className={classes.answers}>
        {answersOf(asked).map(({ text }, at) => {
          const right = marked[at]?.correct === true;
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
  return (
    <ul className={classes.answers}>
      {answersOfRow(row)
        .filter(({ isKey }) => open || !isKey)
        .map(({ text, right }, at) => (
          <li key={at} data-right={(open && right) || undefined}>
            {open && right && <IconCheck size={14} stroke={2.5} role="img" aria-label={t.correct} />}
            <bdi>{text}</bdi>
          </li>
        ))}
    </ul>
  );
}
