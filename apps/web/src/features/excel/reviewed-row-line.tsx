import { useTexts } from '#platform/i18n';
import type { ExcelRow } from '@qc/contract';
import { Badge, Checkbox, Table } from '@mantine/core';
import classes from './excel.module.css';
import { openProblems, type RowMarks, slideOfRow } from './reviewed-row.ts';
import { RowAnswers } from './row-answers.tsx';
import { RowProblems } from './row-problems.tsx';

interface Props {
  row: ExcelRow;
  /** As the person counts the rows. */
  number: number;
  marks: RowMarks;
  /** Right answers are shown. */
  open: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onMark: (answer: number) => void;
}

/** One row of the review: whether it comes in, what it asks, its answers, and what is wrong with it. */
export function ReviewedRow({ row, number, marks, open, chosen, onChoose, onMark }: Props) {
  const t = useTexts('excel');
  const review = useTexts('excelReview');
  const slide = slideOfRow(row, marks);
  const answers = <RowAnswers row={row} slide={slide} open={open} onMark={onMark} />;
  return (
    <Table.Tr className={slide ? '' : classes.bad} data-sample={row.sample || undefined}>
      <Table.Td>
        <Checkbox
          aria-label={t.importRow(number)}
          checked={chosen && slide !== null}
          disabled={slide === null}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>{number}</Table.Td>
      <Table.Td className={classes.words}>
        <bdi>{row.cells.question ?? ''}</bdi>
        {row.sample && (
          <div>
            <Badge variant="light" radius="sm" color="gray" c="var(--qc-ink)">
              {review.example}
            </Badge>
          </div>
        )}
        <div className={classes.narrow}>{answers}</div>
      </Table.Td>
      <Table.Td className={`${classes.words} ${classes.wide}`}>{answers}</Table.Td>
      <Table.Td>
        <RowProblems problems={openProblems(row, marks)} />
      </Table.Td>
    </Table.Tr>
  );
}
