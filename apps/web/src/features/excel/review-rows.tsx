import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import type { ImportedQuestions, QuestionTarget } from '#platform/asks';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Button, Group, SegmentedControl, Stack, Switch, Table, Text } from '@mantine/core';
import type { ExcelRow, NewQuestion } from '@qc/contract';
import { useState } from 'react';
import classes from './excel.module.css';
import { ReviewedRow } from './reviewed-row-line.tsx';
import { type RowMarks, slideOfRow, toggleMark } from './reviewed-row.ts';

/** Rows drawn at first and with each press of "more": a thousand at once would stall a phone. */
const ROWS_STEP = 100;

interface Props {
  rows: readonly ExcelRow[];
  /** Where they go; a game that is not there yet is made now. */
  place: () => Promise<QuestionTarget | null>;
  /** How far the numbers of the rows are ahead of what the person knows: a heading of ours. */
  ahead?: number;
  /** Lines of a paste that found no place in the rows. */
  left?: readonly string[];
  /** Absent: there is nothing to go back to. */
  onBack?: (() => void) | undefined;
  onImported: (imported: ImportedQuestions) => void;
}

/** Every row of the sheet with its problems; the good ones are chosen, and go into the game when the person says so. */
export function ReviewRows({ rows, place, ahead = 0, left = [], onBack, onImported }: Props) {
  const t = useTexts('excel');
  const review = useTexts('excelReview');
  const { language } = useLanguage();
  const refresh = useRefresh('listGames', 'listSharedGames');
  const [marks, setMarks] = useState<RowMarks>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.flatMap(({ row, question, sample }) => (question && !sample ? [row] : []))),
  );
  const [onlyBad, setOnlyBad] = useState(false);
  const [open, setOpen] = useState(true);
  const [placing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [drawn, setDrawn] = useState(ROWS_STEP);
  const good = rows.flatMap((row) => {
    const slide = slideOfRow(row, marks);
    return slide ? [{ row: row.row, slide }] : [];
  });
  const bad = rows.length - good.length;
  const waiting = rows.filter((row) => row.unmarked && !slideOfRow(row, marks)).length;
  const create = useApiMutation('createQuestions', {
    meta: { quiet: true },
    onSuccess: (imported) => {
      void refresh();
      onImported(imported);
    },
  });
  const shown = onlyBad ? rows.filter(({ problems }) => problems.length > 0) : rows;
  const taken = good.filter(({ row }) => chosen.has(row));
  const importRows = async () => {
    setFailure(null);
    setPlacing(true);
    try {
      const target = await place();
      if (target) create.mutate({ body: taken.map(({ slide }): NewQuestion => ({ ...slide, ...target })) });
    } catch (error) {
      setFailure(error);
    } finally {
      setPlacing(false);
    }
  };
  const toggle = (row: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(row);
    else next.delete(row);
    setChosen(next);
  };
  const mark = (row: ExcelRow, answer: number) => {
    const next = toggleMark(marks, row.row, answer);
    setMarks(next);
    toggle(row.row, slideOfRow(row, next) !== null);
  };
  return (
    <Stack gap="md">
      {(create.error ?? failure) !== null && <ErrorNotice text={errorText(create.error ?? failure, language)} />}
      <Group justify="space-between">
        <Text role="status" fw={600}>
          {t.summary(good.length, bad)}
        </Text>
        <SegmentedControl
          size="sm"
          aria-label={t.whichRows}
          value={onlyBad ? 'bad' : 'all'}
          onChange={(value) => setOnlyBad(value === 'bad')}
          data={[
            { value: 'all', label: t.allRows },
            { value: 'bad', label: t.rowsWithProblems },
          ]}
        />
      </Group>
      {waiting > 0 && (
        <Text size="sm" c="#7a4a00" fw={600}>
          {review.markHint(waiting)}
        </Text>
      )}
      {rows.some(({ sample }) => sample) && (
        <Text size="sm" c="dimmed">
          {review.exampleHint}
        </Text>
      )}
      {left.length > 0 && <LeftLines lines={left} />}
      <Switch label={review.showCorrect} checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={t.rows}>
        <Table verticalSpacing="xs" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t.import}</Table.Th>
              <Table.Th scope="col">{t.row}</Table.Th>
              <Table.Th scope="col">{t.columns.question}</Table.Th>
              <Table.Th scope="col" className={classes.wide}>
                {t.answers}
              </Table.Th>
              <Table.Th scope="col">{t.problems}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.slice(0, drawn).map((row) => (
              <ReviewedRow
                key={row.row}
                row={row}
                number={row.row - ahead}
                marks={marks}
                open={open}
                chosen={chosen.has(row.row)}
                onChoose={(on) => toggle(row.row, on)}
                onMark={(answer) => mark(row, answer)}
              />
            ))}
          </Table.Tbody>
        </Table>
        {shown.length > drawn && (
          <Button variant="subtle" fullWidth onClick={() => setDrawn(drawn + ROWS_STEP)}>
            {t.more(shown.length - drawn)}
          </Button>
        )}
        {shown.length === 0 && (
          <Text p="lg" ta="center" c="dimmed">
            {t.noProblems}
          </Text>
        )}
      </div>
      <Group justify="flex-end" className={classes.actions ?? ''}>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t.otherFile}
          </Button>
        )}
        <Button disabled={taken.length === 0} loading={placing || create.isPending} onClick={() => void importRows()}>
          {t.importRows(taken.length)}
        </Button>
      </Group>
    </Stack>
  );
}

function LeftLines({ lines }: { lines: readonly string[] }) {
  const t = useTexts('excelReview');
  return (
    <Alert color="yellow" variant="light" title={t.left(lines.length)}>
      <ul className={classes.left}>
        {lines.map((line, at) => (
          <li key={at}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
